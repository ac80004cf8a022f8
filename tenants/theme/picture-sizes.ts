/** How wide product pictures are drawn at most, without the room around them, for the `sizes` of an image. */
export const pictureSizes = {
  shelf: '(width >= 1200px) 178px, (width >= 900px) 154px, 128px',
  listing: '(width >= 1200px) 173px, (width >= 900px) calc(27.4vw - 86px), calc(41vw - 18px)',
  gallery: '(width >= 1200px) 520px, (width >= 900px) 380px, 80vw',
  summary: '88px',
  line: '64px',
  small: '44px',
} as const;
