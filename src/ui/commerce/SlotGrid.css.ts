import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: vars.layout.slotColumns,
  gap: vars.space['2'],
});

const look = {
  free: { border: `${vars.stroke.control} solid ${vars.color.border}`, background: vars.color.surface },
  few: { border: `${vars.stroke.control} dashed ${vars.color.warning}`, background: vars.color.surface },
  full: {
    border: `${vars.stroke.control} solid ${vars.color.line}`,
    background: `repeating-linear-gradient(135deg, ${vars.color.sunken} 0 0.375rem, ${vars.color.surface} 0.375rem 0.75rem)`,
    color: vars.color.muted,
  },
  chosen: {
    border: `${vars.stroke.control} solid ${vars.color.action}`,
    background: vars.color.actionSoft,
    boxShadow: `inset 0 0 0 ${vars.stroke.hair} ${vars.color.action}`,
  },
};

/** Stripes do not show in forced colours: slot and legend have the same border there. */
const fullInForcedColours = { background: 'Canvas', borderStyle: 'dotted' } as const;

const base = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space['0h'],
  alignContent: 'center',
  minWidth: 0,
  minHeight: vars.size.slot,
  padding: `${vars.space['2h']} ${vars.space['3']}`,
  borderRadius: vars.radius.md,
  textAlign: 'left',
  lineHeight: 1.25,
});

const hover = { selectors: { '&:hover:not([aria-disabled="true"])': { borderColor: vars.color.text } } };

export const slot = styleVariants({
  free: [base, look.free, hover],
  few: [base, look.few, hover],
  full: [base, look.full, { cursor: 'not-allowed', '@media': { [forcedColours]: fullInForcedColours } }],
  chosen: [base, look.chosen],
});

const timeBase = style({ display: 'block', fontSize: vars.text.md });

export const time = styleVariants({
  free: [timeBase, { fontWeight: 700 }],
  few: [timeBase, { fontWeight: 700 }],
  full: [timeBase, { fontWeight: 500, textDecorationLine: 'line-through' }],
  chosen: [timeBase, { fontWeight: 700 }],
});

export const price = style({ display: 'block', fontSize: vars.text.sm });

/** Broken before it rather than between its amount and the rest; where not even that fits, within. */
export const terms = style({ display: 'inline-block' });

const wordsBase = style({ display: 'block', fontSize: vars.text.xs });

export const words = styleVariants({
  free: [wordsBase, { color: vars.color.muted }],
  few: [wordsBase, { color: vars.color.warning, fontWeight: 600 }],
  full: [
    wordsBase,
    {
      justifySelf: 'start',
      marginLeft: `calc(-1 * ${vars.space['1']})`,
      paddingInline: vars.space['1'],
      borderRadius: vars.radius.check,
      background: vars.color.surface,
      color: vars.color.muted,
    },
  ],
  chosen: [wordsBase, { color: vars.color.onActionSoft }],
});

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1'],
  fontSize: vars.text.xs,
  fontWeight: 600,
  color: vars.color.success,
});

export const mark = style({
  position: 'absolute',
  right: vars.space['2'],
  top: vars.space['2'],
  display: 'flex',
  color: vars.color.action,
});

export const waiting = style({ cursor: 'progress' });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['2']} ${vars.space['5']}`,
  fontSize: vars.text.sm,
  color: vars.color.muted,
});

export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space['2'] });

const inForcedColours = {
  free: {},
  few: {},
  full: fullInForcedColours,
  chosen: { border: `${vars.stroke.bar} solid Highlight` },
};

const swatchBase = style({ width: vars.size.icon, height: vars.size.icon, borderRadius: vars.radius.check });

export const swatch = styleVariants(look, (one, name) => [
  swatchBase,
  one,
  { '@media': { [forcedColours]: inForcedColours[name] } },
]);
