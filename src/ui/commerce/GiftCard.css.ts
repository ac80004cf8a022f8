import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const cards = style({
  display: 'grid',
  gap: vars.space['3'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  overflow: 'hidden',
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
});

const sumBase = style({
  flex: '1 0 auto',
  minWidth: vars.size.stepper,
  display: 'grid',
  placeContent: 'center',
  padding: vars.space['2'],
  borderRight: `${vars.stroke.control} dashed ${vars.color.border}`,
  fontFamily: vars.font.price,
  fontSize: vars.text.xl,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '@media': { [screen.phone]: { minWidth: vars.size.lineTotal, fontSize: vars.text.lg } },
});

export const sum = style([sumBase, { background: vars.color.accentSoft }]);
export const sumOver = style([
  sumBase,
  { background: vars.color.sunken, color: vars.color.muted, textDecoration: 'line-through' },
]);

export const body = style({
  // Wraps below the amount where it would be narrower than this.
  flex: '999 1 10rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space['3']} ${vars.space['4']}`,
  padding: vars.space['4'],
  minWidth: 0,
});

export const words = style({
  flex: '1 1 14rem',
  display: 'grid',
  gap: vars.space['1h'],
  justifyItems: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const note = style({ fontSize: vars.text.sm, lineHeight: 1.45, color: vars.color.muted });
export const message = style({ flex: '1 1 100%' });
