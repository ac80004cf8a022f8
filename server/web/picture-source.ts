/**
 * Widths in pixels that pictures are asked for in: thumbs (36-64 CSS pixels), tiles (160-230), product page and slides
 * (about 480), each at one and two device pixels.
 */
export const pictureWidths = [64, 128, 240, 360, 480, 960] as const;

export type PictureWidth = (typeof pictureWidths)[number];

export const isPictureWidth = (width: number): width is PictureWidth =>
  pictureWidths.some((allowed) => allowed === width);

interface AskedPicture {
  readonly tenantId: string;
  /** What the row of a product, department or slide names its picture by: letters, digits, dashes, underscores. */
  readonly key: string;
  readonly width: PictureWidth;
}

export interface Picture {
  readonly bytes: Uint8Array;
  /** Its media type, `image/webp`. */
  readonly type: string;
  /** Shown in the place of a picture that is not there. */
  readonly isPlaceholder?: true;
}

/** Where the pictures of products, departments and slides come from. */
export interface PictureSource {
  /** Null where there is none. */
  read(asked: AskedPicture): Promise<Picture | null>;
}

/** What a source may ask of the shop it belongs to. */
interface PictureNeeds {
  /** What the shop's database says of a picture; null for an unknown key. */
  findPicture: (tenantId: string, key: string) => Promise<object | null>;
  /** Told when a picture could not be kept; it is answered all the same. */
  onSaveFailed: (error: unknown) => void;
}

export type OpenPictures = (needs: PictureNeeds) => PictureSource;

/** Of a shop that shows none. */
export const noPictures: PictureSource = { read: () => Promise.resolve(null) };
