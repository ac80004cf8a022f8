export interface SavedFile {
  name: string;
  /** Media type. */
  type: string;
  text: string;
}

/** Hands a file to the shopper. Rejects where the device does not take it. */
export type SaveFile = (file: SavedFile) => Promise<void>;
