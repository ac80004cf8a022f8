import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const bullets = style({
  display: 'grid',
  gap: vars.space['1'],
  paddingLeft: vars.space['5'],
  listStyle: 'disc',
});
