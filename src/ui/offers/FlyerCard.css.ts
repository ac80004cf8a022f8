import { style, styleVariants } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space['6'],
  '@media': {
    [screen.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [screen.phone]: {
      // As many as have room for their words: with large text it is one.
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
      gap: `${vars.space['6']} ${vars.space['3']}`,
    },
  },
});

/** The whole card is pressable: the link of its title covers it. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space['1'],
  minWidth: 0,
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'break-word',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    [`${card}:hover &`]: { textDecoration: 'underline' },
  },
});

const cover = style({
  // Seen above the words, read after them.
  order: -1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 52%)',
  gridTemplateRows: 'auto 1fr',
  gap: vars.space['2'],
  aspectRatio: '3 / 4',
  marginBottom: vars.space['2'],
  padding: `${vars.space['5']} 0 0 ${vars.space['5']}`,
  borderRadius: vars.radius.lg,
  transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { [`${card}:hover &`]: { transform: `translateY(calc(-1 * ${vars.stroke.ring}))` } },
  '@media': {
    [screen.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 44%)',
      padding: `${vars.space['3']} 0 0 ${vars.space['3']}`,
    },
  },
});

export const tone = styleVariants({
  hero: [cover, { background: vars.color.hero.bg, color: vars.color.hero.text }],
  fresh: [cover, { background: vars.color.successSoft, color: vars.color.text }],
  promo: [cover, { background: vars.color.promo, color: vars.color.onPromo }],
  ink: [cover, { background: vars.color.text, color: vars.color.canvas }],
});

export const coverTitle = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  paddingRight: vars.space['4'],
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  letterSpacing: vars.font.headingTracking,
  fontSize: vars.text['2xl'],
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
  '@media': { [screen.phone]: { fontSize: vars.text.lg } },
});

export const note = style({
  alignSelf: 'end',
  minWidth: 0,
  overflowWrap: 'anywhere',
  paddingBottom: vars.space['5'],
  fontSize: vars.text.sm,
  fontWeight: 700,
  lineHeight: 1.3,
  '@media': { [screen.phone]: { paddingBottom: vars.space['3'] } },
});

export const picture = style({
  alignSelf: 'end',
  width: '100%',
  height: 'auto',
  padding: `0 ${vars.space['2']} ${vars.space['2']} 0`,
});

export const words = style({ fontSize: vars.text.sm, lineHeight: 1.45, color: vars.color.muted });
export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['1'],
  marginTop: vars.space['1'],
});

/** Rows of words alone need no more. */
export const rows = style({ maxWidth: vars.width.reading });
