import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const heart = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  height: vars.size.control,
  color: vars.color.muted,
  borderRadius: vars.radius.control,
  ':hover': { background: 'color-mix(in srgb, currentColor 10%, transparent)' },
  selectors: { '&[aria-pressed="true"]': { color: vars.color.action } },
});
