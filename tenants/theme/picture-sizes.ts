/** How wide product pictures are shown, for the `sizes` of an image. */
export const pictureSizes = {
  shelf: '(width >= 1200px) 216px, (width >= 900px) 188px, 156px',
  listing: '(width >= 1200px) 216px, (width >= 900px) 224px, 50vw',
  gallery: '(width >= 1200px) 520px, (width >= 900px) 380px, 80vw',
  summary: '88px',
  line: '64px',
  small: '44px',
} as const;
