import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const progress = style({
  display: 'grid',
  gap: vars.space['2'],
  marginBottom: vars.space['4'],
  '@media': { [screen.fromTablet]: { display: 'none' } },
});
export const count = style({ fontSize: vars.text.sm, lineHeight: 1.45, color: vars.color.muted });
export const track = style({
  height: vars.size.meter,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  overflow: 'hidden',
});
export const fill = style({
  display: 'block',
  height: '100%',
  borderRadius: vars.radius.full,
  background: vars.color.action,
  transition: `width ${vars.motion.slow} ${vars.motion.ease}`,
});
/** It gets the focus when another step comes: with it what stands above it comes into sight. */
export const title = style({
  marginTop: vars.space['2'],
  scrollMarginTop: vars.space['16'],
  outline: 'none',
});
