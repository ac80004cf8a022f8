import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const visuallyHidden = style({
  position: 'absolute',
  width: vars.stroke.hair,
  height: vars.stroke.hair,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
