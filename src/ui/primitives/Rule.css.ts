import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const rule = style({
  width: '100%',
  margin: 0,
  border: 0,
  borderTop: `${vars.stroke.hair} solid ${vars.color.line}`,
});
