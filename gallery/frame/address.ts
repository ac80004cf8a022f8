/** The schemes a brand has colours for. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Reads a scheme's name; the light one for every other word. */
export const readTheme = (text: string | null): Theme => (text === 'dark' ? 'dark' : 'light');

/** The words of the screens: the shop's and the brand's, or the same made longer, which shows what has no room for them. */
export const wordings = ['own', 'longer'] as const;
export type Wording = (typeof wordings)[number];

/** Reads a wording's name; the shop's own for every other word. */
export const readWording = (text: string | null): Wording => (text === 'longer' ? 'longer' : 'own');

/** What one frame shows: it stands in its address. */
export interface FrameAddress {
  readonly brand: string;
  readonly view: string;
  /** Empty for the view's sheet, where it has one. */
  readonly state: string;
  readonly theme: Theme;
  readonly words: Wording;
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
    theme: readTheme(params.get('theme')),
    words: readWording(params.get('words')),
    text: Number(params.get('text') ?? 100),
  };
}

/** The frame of an address, from the gallery's root. */
export const frameHref = ({ brand, view, state, theme, words, text }: FrameAddress): string =>
  `/frame/?${new URLSearchParams({ brand, view, state, theme, words, text: String(text) }).toString()}`;
