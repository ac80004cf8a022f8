import { style, styleVariants } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

/** Too narrow, or its text too large, for a picture beside the words. */
const tight = '(width < 15rem)';
/** As wide as a button and a picture need side by side. */
const roomy = '(width >= 21rem)';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: '5fr 3fr 3fr',
  gap: vars.space['6'],
  marginTop: vars.layout.sectionGap,
  '@media': {
    [screen.tablet]: { gridTemplateColumns: '1fr 1fr', gap: vars.space['4'] },
    [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['3'] },
  },
});

const base = style({
  display: 'grid',
  minWidth: 0,
  minHeight: vars.layout.feature,
  padding: vars.space['7'],
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  containerType: 'inline-size',
  '@media': { [screen.phone]: { padding: vars.space['5'] } },
});

export const tone = styleVariants({
  strong: [
    base,
    {
      background: vars.color.feature.bg,
      color: vars.color.feature.text,
      '@media': { [screen.tablet]: { gridColumn: '1 / -1' } },
    },
  ],
  accent: [base, { background: vars.color.accentSoft }],
  action: [base, { background: vars.color.actionSoft }],
  plain: [base, { background: vars.color.sunken }],
});

/** Words and picture have a column each: neither ever lies over the other. */
export const inside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto 1fr',
  justifyItems: 'start',
  columnGap: vars.space['3'],
  rowGap: vars.space['2h'],
});

export const eyebrow = style({ fontSize: vars.text.sm, lineHeight: 1.45 });
export const words = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  maxWidth: '20rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['2h'],
  selectors: { '&:has(~ img)': { gridColumn: 1 } },
  '@container': { [tight]: { selectors: { '&:has(~ img)': { gridColumn: '1 / -1' } } } },
});
export const text = style({ maxWidth: '17rem', lineHeight: 1.5 });

export const action = style({ gridColumn: '1 / -1', gridRow: 2, minWidth: 0 });

export const picture = style({
  gridColumn: 2,
  gridRow: 1,
  alignSelf: 'end',
  height: 'auto',
  // What it leaves clear at its edge counts as the card's.
  margin: `0 calc(-1 * ${vars.space['3']}) calc(-1 * ${vars.space['3']}) 0`,
  '@container': {
    [roomy]: { gridRow: '1 / 3' },
    [tight]: { gridColumn: '1 / -1', gridRow: 3, justifySelf: 'end' },
  },
});

export const pictureWidth = styleVariants({
  strong: { width: '11rem', maxWidth: '40cqi' },
  accent: { width: '7rem', maxWidth: '36cqi' },
  action: { width: '7rem', maxWidth: '36cqi' },
  plain: { width: '7rem', maxWidth: '36cqi' },
});
