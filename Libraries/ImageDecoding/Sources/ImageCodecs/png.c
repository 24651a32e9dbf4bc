#include "ImageCodecs.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

ImageOutcome decodePNG(const uint8_t *bytes, size_t count, uint64_t mostPixels, ImagePixels *result) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  memset(result, 0, sizeof *result);
  if (!png_image_begin_read_from_memory(&image, bytes, count)) return imageDamaged;
  if ((uint64_t)image.width * image.height > mostPixels) {
    png_image_free(&image);
    return imageTooLarge;
  }
  image.format = PNG_FORMAT_RGBA;
  uint8_t *pixels = malloc(PNG_IMAGE_SIZE(image));
  if (!pixels) {
    png_image_free(&image);
    return imageNoMemory;
  }
  if (!png_image_finish_read(&image, NULL, pixels, 0, NULL)) {
    free(pixels);
    return imageDamaged;
  }
  result->width = image.width;
  result->height = image.height;
  result->pixels = pixels;
  return imageDecoded;
}

void freePixels(ImagePixels *image) {
  free(image->pixels);
  image->pixels = NULL;
}
