/** Widths in pixels a product names for itself; the web server draws these, and others asked by their number. */
export const mediaWidths = { icon: 128, medium: 240, large: 480 } as const;

/** Address of a picture; the web server draws it on the first request. */
export function mediaUrl(pictureKey: string, size: keyof typeof mediaWidths): string {
  return `/media/${pictureKey}-${mediaWidths[size]}.webp`;
}
