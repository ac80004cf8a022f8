import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const more = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space['3'],
  marginTop: vars.space['10'],
});

export const words = style({ fontSize: vars.text.sm, color: vars.color.muted });

export const track = style({
  width: '12.5rem',
  maxWidth: '100%',
  height: vars.size.meter,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  overflow: 'hidden',
});

export const fill = style({
  display: 'block',
  height: '100%',
  borderRadius: vars.radius.full,
  background: vars.color.action,
});

export const pages = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['5'],
  marginTop: vars.space['4'],
  fontSize: vars.text.sm,
});
