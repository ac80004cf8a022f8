import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const summary = style({
  padding: `${vars.space['3']} ${vars.space['4']}`,
  border: `${vars.stroke.strong} solid ${vars.color.danger}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.danger,
  fontWeight: 600,
});

export const heading = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space['2'] });
export const icon = style({ display: 'flex', alignItems: 'center', height: '1.5em' });
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  color: 'inherit',
  textDecorationLine: 'underline',
  textUnderlineOffset: vars.stroke.ring,
  overflowWrap: 'anywhere',
  ':hover': { textDecorationThickness: vars.stroke.strong },
});
