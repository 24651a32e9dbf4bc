#ifndef IMAGE_CODECS_H
#define IMAGE_CODECS_H

#include <stddef.h>
#include <stdint.h>

/// The outcome of decoding.
typedef enum {
  imageDecoded = 0,
  /// The file is damaged or has a form that is not supported.
  imageDamaged = 1,
  /// The image has more pixels than permitted.
  imageTooLarge = 2,
  /// There is not enough memory.
  imageNoMemory = 3,
} ImageOutcome;

/// A decoded image with four bytes a pixel, which the caller frees by freePixels.
typedef struct {
  uint32_t width;
  uint32_t height;
  uint8_t *pixels;
} ImagePixels;

ImageOutcome decodePNG(const uint8_t *bytes, size_t count, uint64_t mostPixels, ImagePixels *result);
ImageOutcome decodeJPEG(const uint8_t *bytes, size_t count, uint64_t mostPixels, ImagePixels *result);

/// Frees the pixels of a decoded image; does nothing without any.
void freePixels(ImagePixels *image);

#endif
