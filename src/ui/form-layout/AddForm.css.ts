import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space['1h']} ${vars.space['2']}`,
  alignItems: 'stretch',
});
export const wide = style({ gridColumn: '1 / -1' });
export const label = style([wide, { fontWeight: 600, fontSize: vars.text.sm }]);
