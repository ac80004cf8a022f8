/** What one frame shows: it stands in its address. */
export interface FrameAddress {
  readonly brand: string;
  readonly view: string;
  readonly state: string;
  /** Size of the text in percent of the ordinary one. */
  readonly text: number;
}

/** Reads an address; what is missing is empty, or ordinary. */
export function readFrameAddress(search: string): FrameAddress {
  const params = new URLSearchParams(search);
  return {
    brand: params.get('brand') ?? '',
    view: params.get('view') ?? '',
    state: params.get('state') ?? '',
    text: Number(params.get('text') ?? 100),
  };
}

/** The frame of an address, from the gallery's root. */
export const frameHref = ({ brand, view, state, text }: FrameAddress): string =>
  `/frame/?${new URLSearchParams({ brand, view, state, text: String(text) }).toString()}`;
