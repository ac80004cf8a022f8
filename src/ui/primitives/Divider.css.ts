import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

const rule = { content: '', flex: 1, borderTop: `${vars.stroke.hair} solid ${vars.color.line}` };

export const divider = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  margin: 0,
  color: vars.color.muted,
  fontSize: vars.text.sm,
  '::before': rule,
  '::after': rule,
});
