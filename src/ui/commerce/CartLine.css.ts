import { style, styleVariants } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const groupHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space['4'],
  paddingBlock: `${vars.space['4']} ${vars.space['1']}`,
  borderTop: `${vars.stroke.hair} solid ${vars.color.line}`,
  fontSize: vars.text.sm,
  fontWeight: 700,
  lineHeight: 1.5,
  color: vars.color.muted,
  // The first group of a panel has the panel's border above it.
  selectors: { 'section:first-child > &': { borderTop: 0, paddingTop: 0 } },
});

export const groupTitle = style({ font: 'inherit', letterSpacing: 0 });

/** Beside a summary or in a drawer a line is narrower than the screen tells. */
export const lines = style({ containerType: 'inline-size' });

/** Where a name beside stepper, total and buttons would be cut to syllables. */
const tight = '(width < 33rem)';
/** Where heart and bin do not fit beside the stepper. */
const tightest = '(width < 18.25rem)';
/** Where not even the total fits beside the name: large text on a phone. */
const stacked = '(width < 13rem)';

const line = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space['3'],
  paddingBlock: vars.space['2'],
});

const phoneLine = {
  gridTemplateColumns: `${vars.size.pictureMd} minmax(0, 1fr) auto`,
  gap: `${vars.space['1']} ${vars.space['3']}`,
  alignItems: 'start',
  paddingBlock: vars.space['3'],
};

const stackedLine = { gridTemplateColumns: `${vars.size.pictureMd} minmax(0, 1fr)` };
const inThirdRow = { gridRow: 3 };
const inFourthRow = { gridRow: 4 };

const editing = style({});

export const kind = styleVariants({
  edit: [
    line,
    editing,
    {
      gridTemplateColumns: `${vars.size.picture} minmax(0, 1fr) auto ${vars.size.lineTotal} minmax(${vars.size.lineControl}, auto)`,
      columnGap: vars.space['2'],
      '@media': { [screen.phone]: phoneLine },
      '@container': { [tight]: phoneLine, [stacked]: stackedLine },
    },
  ],
  read: [
    line,
    {
      gridTemplateColumns: `${vars.size.picture} minmax(0, 1fr) auto ${vars.size.lineTotal}`,
      '@media': { [screen.phone]: phoneLine },
      '@container': { [stacked]: stackedLine },
    },
  ],
});

const smallPicture = { width: vars.size.pictureMd, height: vars.size.pictureMd, gridRow: 'span 2' };

export const picture = style({
  width: vars.size.picture,
  height: vars.size.picture,
  padding: vars.space['1'],
  borderRadius: vars.radius.md,
  background: `color-mix(in srgb, ${vars.color.sunken} 55%, ${vars.color.surface})`,
  '@media': {
    [screen.phone]: smallPicture,
  },
  '@container': {
    [tight]: { selectors: { [`${editing} > &`]: smallPicture } },
    [tightest]: { selectors: { [`${editing} > &`]: { gridRow: 1 } } },
  },
});

export const faded = style({ filter: 'grayscale(1)', opacity: 0.5 });
export const words = style({ minWidth: 0 });
export const name = style({ fontWeight: 600, lineHeight: 1.3 });
export const link = style({
  // A short name is a target too (B-02); the line is no higher for it.
  paddingBlock: vars.space['1'],
  textDecoration: 'none',
  ':hover': { textDecorationLine: 'underline' },
});
export const meta = style({ fontSize: vars.text.sm, color: vars.color.muted, lineHeight: 1.35 });

/** Nothing where the badge has nothing to tell. */
export const mark = style({
  marginTop: vars.space['1'],
  ':empty': { display: 'none' },
  selectors: { '&:not(:last-child)': { marginBottom: vars.space['1'] } },
});

export const note = styleVariants({
  plain: [meta, { fontWeight: 600 }],
  warning: [meta, { fontWeight: 600, color: vars.color.warning }],
  danger: [meta, { fontWeight: 600, color: vars.color.danger }],
});

export const quantity = style({
  fontSize: vars.text.sm,
  color: vars.color.muted,
  whiteSpace: 'nowrap',
  '@media': { [screen.phone]: { gridColumn: 2, gridRow: 2 } },
  '@container': { [stacked]: inThirdRow },
});

/** Beside it are heart and bin. */
const underName = {
  gridColumn: '2 / -1',
  gridRow: 2,
  justifySelf: 'start',
  maxWidth: `calc(100% - 2 * ${vars.size.control})`,
};

export const stepper = style({
  display: 'flex',
  '@media': { [screen.phone]: underName },
  '@container': {
    [tight]: underName,
    [tightest]: { maxWidth: `calc(100% - ${vars.size.control})` },
    [stacked]: { gridColumn: '1 / -1', gridRow: 3, maxWidth: '100%' },
  },
});

export const total = style({
  textAlign: 'right',
  fontWeight: 700,
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  '@media': { [screen.phone]: { gridColumn: 3, gridRow: 1 } },
  '@container': { [stacked]: { gridColumn: 2, gridRow: 2, textAlign: 'left' } },
});

export const totalNote = style({
  display: 'block',
  fontWeight: 400,
  fontSize: vars.text.xs,
  color: vars.color.muted,
});

const besideStepper = { gridColumn: '2 / -1', gridRow: 2 };
const underPicture = { gridColumn: 1, justifySelf: 'center', marginRight: 0 };

/** Left of the button that removes, or under the picture. */
export const heart = style({
  gridColumn: 5,
  gridRow: 1,
  justifySelf: 'end',
  marginRight: vars.size.control,
  '@media': { [screen.phone]: besideStepper },
  '@container': { [tight]: besideStepper, [tightest]: underPicture, [stacked]: inFourthRow },
});

export const remove = style({
  gridColumn: 5,
  gridRow: 1,
  justifySelf: 'end',
  '@media': { [screen.phone]: besideStepper },
  '@container': { [tight]: besideStepper, [stacked]: inFourthRow },
});

export const below = style({
  gridColumn: '2 / -1',
  marginTop: `calc(-1 * ${vars.space['1']})`,
  '@media': { [screen.phone]: { marginTop: 0 } },
});
