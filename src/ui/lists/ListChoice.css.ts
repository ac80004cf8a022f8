import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const choices = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const choice = style({
  display: 'flex',
  gap: vars.space['3'],
  alignItems: 'center',
  minHeight: vars.size.controlLg,
  padding: `${vars.space['2h']} 0`,
  borderTop: `${vars.stroke.hair} solid ${vars.color.line}`,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.sunken } },
});
export const words = style({ flex: 1, minWidth: 0, display: 'grid', overflowWrap: 'anywhere' });
export const name = style({ fontWeight: 700 });
export const note = style({ color: vars.color.muted, fontSize: vars.text.sm });
export const state = style({
  flex: 'none',
  display: 'flex',
  gap: vars.space['1h'],
  alignItems: 'center',
  fontSize: vars.text.sm,
  fontWeight: 700,
});
export const isInside = style({ color: vars.color.success });
/** The box itself is the row; what it says is told by its state at the end. */
export const box = style({
  position: 'absolute',
  width: vars.stroke.hair,
  height: vars.stroke.hair,
  opacity: 0,
});
export const row = style({
  position: 'relative',
  selectors: {
    '&:has(input:focus-visible)': {
      outline: `${vars.stroke.ring} solid ${vars.color.text}`,
      outlineOffset: vars.stroke.ring,
      borderRadius: vars.radius.sm,
    },
  },
});
