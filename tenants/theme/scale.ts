/** The one place where a number becomes a length. */
export const px = (length: number): string => `${length}px`;

/** Spaces on the 4 px grid; a name ending in `h` is half a step more. */
export const space = {
  '0h': px(2),
  '1': px(4),
  '1h': px(6),
  '2': px(8),
  '2h': px(10),
  '3': px(12),
  '3h': px(14),
  '4': px(16),
  '5': px(20),
  '6': px(24),
  '7': px(28),
  '8': px(32),
  '10': px(40),
  '12': px(48),
  '16': px(64),
};

/** Thickness of lines. */
export const stroke = {
  half: px(0.5),
  hair: px(1),
  control: px(1.5),
  strong: px(2),
  ring: px(3),
  bar: px(4),
  dot: px(7),
};

/** Sizes of controls, pictures and marks. Targets are 44, never under 24 (WCAG 2.5.8). */
export const size = {
  iconSm: px(16),
  icon: px(20),
  iconLg: px(24),
  count: px(22),
  check: px(24),
  checkSm: px(20),
  floor: px(24),
  facet: px(34),
  controlXs: px(28),
  controlSm: px(36),
  control: px(44),
  controlLg: px(52),
  field: px(48),
  lineControl: px(40),
  switchWidth: px(48),
  switchHeight: px(28),
  knob: px(22),
  meter: px(8),
  pictureXs: px(28),
  thumb: px(44),
  pictureMd: px(56),
  picture: px(64),
  gallery: px(88),
  slot: px(76),
  barcode: px(160),
  textarea: px(96),
  stepper: px(136),
  stepperLine: px(136),
  stepperLg: px(184),
  lineTotal: px(96),
  banner: px(288),
  bottomBar: px(64),
  dialogHead: px(68),
};

/** What a scanner reads: black on white in every brand and scheme. */
export const print = { ink: '#000000', paper: '#ffffff' };

/** Widths of page parts and overlays. */
export const width = {
  page: px(1376),
  mega: px(264),
  text: px(440),
  empty: px(460),
  reading: px(720),
  toast: px(480),
  suggest: px(920),
  suggestTerms: px(320),
  drawerLeft: px(340),
  drawerRight: px(600),
  dialogSm: px(440),
  dialogMd: px(600),
  dialogLg: px(700),
  dialogXl: px(750),
};

export const motion = {
  fast: '120ms',
  base: '200ms',
  slow: '280ms',
  turn: '800ms',
  sheen: '1600ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
};

/** Movement for shoppers who asked for less: none, and a slow spinner. */
export const stillMotion: typeof motion = {
  ...motion,
  fast: '0ms',
  base: '0ms',
  slow: '0ms',
  turn: '2400ms',
  sheen: '0ms',
};

const text = {
  xs: '0.75rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.375rem',
  '2xl': '1.75rem',
  '3xl': '2.25rem',
  '4xl': '3rem',
};

/** Type sizes in rem, so that they follow the shopper's own text size. */
export const textOn = {
  desktop: text,
  tablet: { ...text, '4xl': '2.5rem' },
  phone: { ...text, xl: '1.25rem', '2xl': '1.375rem', '3xl': '1.75rem', '4xl': '2.125rem' },
};
