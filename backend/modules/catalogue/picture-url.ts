import type { PictureWidth } from '../../../demo/packshots/picture.ts';

/** Widths a product names for itself; the others may be asked by changing the number. */
const widths = { icon: 128, medium: 240, large: 480 } as const satisfies Readonly<
  Record<string, PictureWidth>
>;

/** Address of a picture; the web server draws it on the first request. */
export function mediaUrl(pictureKey: string, size: keyof typeof widths): string {
  return `/media/${pictureKey}-${widths[size]}.webp`;
}
