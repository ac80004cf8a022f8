import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tenants/theme/vars.css.ts';

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['6'],
  padding: vars.space['4'],
});

export const caption = style({
  marginBottom: vars.space['3'],
  color: vars.color.muted,
  fontSize: vars.text.sm,
});

export const backgrounds = styleVariants({
  page: {},
  header: { background: vars.color.header.bg, color: vars.color.header.text },
});
