import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['4'],
  fontSize: vars.text.sm,
});

export const legend = style({
  fontWeight: 700,
  lineHeight: 1.5,
  '@media': { [screen.phone]: { flexBasis: '100%' } },
});

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minHeight: '1.875rem',
  cursor: 'pointer',
  '@media': { [screen.phone]: { minHeight: vars.size.control } },
});

export const input = style({
  appearance: 'none',
  flex: 'none',
  width: vars.size.checkSm,
  height: vars.size.checkSm,
  margin: 0,
  border: `${vars.stroke.control} solid ${vars.color.border}`,
  borderRadius: '50%',
  background: vars.color.surface,
  cursor: 'inherit',
  selectors: { '&:checked': { border: `${vars.stroke.dot} solid ${vars.color.action}` } },
});
