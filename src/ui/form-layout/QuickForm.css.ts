import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space['1']} ${vars.space['2']}`,
});
export const label = style({ gridColumn: '1 / -1', fontWeight: 600, fontSize: vars.text.sm });
