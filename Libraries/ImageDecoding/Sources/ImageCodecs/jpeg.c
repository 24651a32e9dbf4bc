#include "ImageCodecs.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

// The limit for passes over an image: more than any encoder makes. A small file could have
// thousands.
static const int mostScans = 200;

typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf exit;
  int isDamaged;
} Errors;

static void fail(j_common_ptr info) {
  longjmp(((Errors *)info->err)->exit, 1);
}

// The library fills missing parts of an image with grey, and only warns about it.
static void note(j_common_ptr info, int level) {
  if (level >= 0) return;
  switch (info->err->msg_code) {
    case JWRN_JPEG_EOF:
    case JWRN_HIT_MARKER:
    case JWRN_HUFF_BAD_CODE:
    case JWRN_ARITH_BAD_CODE:
    case JWRN_MUST_RESYNC:
      ((Errors *)info->err)->isDamaged = 1;
      break;
    default:
      break;
  }
}

static void say(j_common_ptr info) { (void)info; }

static void watch(j_common_ptr info) {
  if (((j_decompress_ptr)info)->input_scan_number > mostScans) fail(info);
}

ImageOutcome decodeJPEG(const uint8_t *bytes, size_t count, uint64_t mostPixels, ImagePixels *result) {
  struct jpeg_decompress_struct info;
  struct jpeg_progress_mgr progress;
  Errors errors;
  // The pointer is changed after setjmp, and read after a jump.
  uint8_t *volatile pixels = NULL;
  volatile ImageOutcome outcome = imageDamaged;
  memset(result, 0, sizeof *result);
  memset(&info, 0, sizeof info);
  memset(&progress, 0, sizeof progress);
  info.err = jpeg_std_error(&errors.base);
  errors.base.error_exit = fail;
  errors.base.emit_message = note;
  errors.base.output_message = say;
  errors.isDamaged = 0;
  if (setjmp(errors.exit)) goto end;

  jpeg_create_decompress(&info);
  progress.progress_monitor = watch;
  info.progress = &progress;
  jpeg_mem_src(&info, bytes, count);
  if (jpeg_read_header(&info, TRUE) != JPEG_HEADER_OK) goto end;
  if ((uint64_t)info.image_width * info.image_height > mostPixels) {
    outcome = imageTooLarge;
    goto end;
  }
  info.out_color_space = JCS_EXT_RGBA;
  jpeg_start_decompress(&info);
  const size_t row = (size_t)info.output_width * 4;
  pixels = malloc(row * info.output_height);
  if (!pixels) {
    outcome = imageNoMemory;
    goto end;
  }
  while (info.output_scanline < info.output_height) {
    JSAMPROW line = pixels + row * info.output_scanline;
    jpeg_read_scanlines(&info, &line, 1);
    if (errors.isDamaged) goto end;
  }
  jpeg_finish_decompress(&info);
  if (!errors.isDamaged) {
    result->width = info.output_width;
    result->height = info.output_height;
    result->pixels = pixels;
    outcome = imageDecoded;
  }

end:
  jpeg_destroy_decompress(&info);
  if (outcome != imageDecoded) free(pixels);
  return outcome;
}
