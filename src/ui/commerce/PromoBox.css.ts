import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const box = style({
  display: 'grid',
  gap: vars.space['1'],
  padding: `${vars.space['3h']} ${vars.space['4']}`,
  border: `${vars.stroke.hair} solid ${vars.color.accent}`,
  borderRadius: vars.radius.md,
  background: vars.color.accentSoft,
  color: vars.color.text,
  fontSize: vars.text.sm,
});

export const title = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space['2'],
  fontWeight: 700,
});
