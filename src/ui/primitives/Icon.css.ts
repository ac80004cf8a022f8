import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const icon = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const size = styleVariants({
  sm: { width: vars.size.iconSm, height: vars.size.iconSm, strokeWidth: 2.1 },
  md: { width: vars.size.icon, height: vars.size.icon, strokeWidth: 1.9 },
  lg: { width: vars.size.iconLg, height: vars.size.iconLg, strokeWidth: 1.9 },
});

export const filled = style({ fill: 'currentColor' });
