/** What one brand decides about its look. Colours are `#rrggbb`, lengths are px as numbers. */
export interface TenantTokens {
  font: FontTokens;
  radius: RadiusTokens;
  card: CardTokens;
  layout: LayoutTokens;
  light: SchemeTokens;
  dark: SchemeTokens;
}

// Types, not interfaces: the theme contract needs their keys to be closed.

export type FontTokens = {
  /** Font stacks. `price` has tabular digits. */
  heading: string;
  body: string;
  price: string;
  headingWeight: string;
  headingTracking: string;
  priceWeight: string;
  wordSpacing: string;
};

export interface RadiusTokens {
  sm: number;
  md: number;
  lg: number;
  /** Buttons, chips, steppers. */
  control: number;
  field: number;
  /** Product cards and their pictures. */
  tile: number;
}

export interface CardTokens {
  pad: number;
  gapX: number;
  gapY: number;
}

/** Arrangement variants. Each name is a set of lengths and areas in `layouts.ts`; no component knows them. */
export interface LayoutTokens {
  /** Home opening: two filled blocks, one ruled sheet, or a low strip. */
  hero: 'block' | 'sheet' | 'strip';
  /** Rhythm of a page's sections: wide, opened by a hairline, or dense. */
  sections: 'airy' | 'ruled' | 'tight';
  /** Department links: separate tiles, one ruled sheet, or low rows. */
  departments: 'tiles' | 'sheet' | 'rows';
  /** A card's action: a plus on the picture, or a button with its word under the text. */
  cardAction: 'plus' | 'word';
}

/** Colours and shadows of one scheme, light or dark. Text pairs reach 4.5:1, controls 3:1 (WCAG 2.2 AA). */
export type SchemeTokens = {
  canvas: string;
  surface: string;
  sunken: string;
  /** Ground of a product picture. */
  tile: string;
  text: string;
  muted: string;
  /** Decoration only. */
  line: string;
  /** Outline of controls. */
  border: string;
  action: string;
  actionHover: string;
  onAction: string;
  actionSoft: string;
  onActionSoft: string;
  secondary: string;
  onSecondary: string;
  secondarySoft: string;
  accent: string;
  onAccent: string;
  accentSoft: string;
  promo: string;
  onPromo: string;
  focus: string;
  success: string;
  successSoft: string;
  warning: string;
  warningSoft: string;
  danger: string;
  dangerSoft: string;
  info: string;
  infoSoft: string;
  header: HeaderTokens;
  logo: { mark: string; detail: string; word: string };
  hero: { bg: string; text: string; muted: string };
  /** The loudest story of a page. */
  feature: { bg: string; text: string };
  /** `transparent` shows the page through. */
  card: { bg: string; line: string };
  /** The action on a product card. */
  add: { bg: string; text: string; line: string; hoverBg: string; hoverText: string };
  scrim: string;
  shadow: { low: string; float: string; cover: string };
};

export type HeaderTokens = {
  bg: string;
  text: string;
  muted: string;
  line: string;
  field: string;
  fieldBorder: string;
  pill: string;
  cart: string;
  onCart: string;
};
