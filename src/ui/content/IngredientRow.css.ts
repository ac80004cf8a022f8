import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { touchTarget } from '../primitives/touch-target.ts';

/** Where the words have no room beside picture and control. */
const stacked = '(width < 22rem)';

export const rows = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  display: 'grid',
  gap: vars.space['1'],
  paddingBlock: vars.space['2h'],
  borderBottom: `${vars.stroke.hair} solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});

export const words = style({ fontWeight: 600, lineHeight: 1.4 });

export const product = style({
  display: 'grid',
  gridTemplateColumns: `auto minmax(0, 1fr) minmax(max(${vars.size.stepperLine}, 8.5rem), auto)`,
  gap: vars.space['3'],
  alignItems: 'center',
  '@container': { [stacked]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

const base = style({
  width: vars.size.field,
  height: vars.size.field,
  padding: vars.stroke.ring,
  borderRadius: vars.radius.md,
  background: vars.color.tile,
});

export const picture = styleVariants({
  plain: [base],
  ready: [base, { outline: `${vars.stroke.ring} solid ${vars.color.action}` }],
  out: [base, { opacity: 0.5 }],
});

export const name = style({
  ...touchTarget,
  display: 'block',
  lineHeight: 1.3,
  textDecoration: 'none',
  ':hover': { textDecorationLine: 'underline' },
});

export const meta = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: 1.35,
});

export const price = style({ lineHeight: 1.35, fontSize: vars.text.sm, fontWeight: 700 });

export const side = style({
  display: 'grid',
  gap: vars.space['1'],
  justifyItems: 'stretch',
  '@container': { [stacked]: { gridColumn: 2, justifySelf: 'start' } },
});

export const action = style({ display: 'flex' });

// The control before and after a press is as wide: nothing moves.
globalStyle(`${action} > *`, { flex: '1 1 auto' });

const noteBase = style({ fontSize: vars.text.xs, lineHeight: 1.35, textAlign: 'center', fontWeight: 500 });

export const note = styleVariants({
  warning: [noteBase, { color: vars.color.warning }],
  success: [noteBase, { color: vars.color.success }],
});
