/** A product's picture in the sizes the browser chooses from. */
export interface Picture {
  src: string;
  srcSet?: string | undefined;
}
