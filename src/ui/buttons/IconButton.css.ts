import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { touchTarget } from '../primitives/touch-target.ts';

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  color: 'inherit',
  borderRadius: vars.radius.control,
  ':hover': { background: `color-mix(in srgb, currentColor 10%, transparent)` },
  '@media': { [forcedColours]: { ':disabled': { borderWidth: vars.stroke.hair } } },
});

export const variant = styleVariants({
  plain: [base],
  line: [
    base,
    { border: `${vars.stroke.control} solid ${vars.color.border}`, background: vars.color.surface },
  ],
});

export const size = styleVariants({
  md: { width: vars.size.control, height: vars.size.control },
  sm: { ...touchTarget, width: vars.size.lineControl, height: vars.size.lineControl },
});
