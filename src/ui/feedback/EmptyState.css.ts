import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space['3'],
  maxWidth: vars.width.empty,
  marginInline: 'auto',
  padding: `${vars.space['12']} ${vars.space['6']}`,
  textAlign: 'center',
});

export const picture = style({ width: vars.size.gallery, height: vars.size.gallery });
export const words = style({ color: vars.color.muted });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space['2'],
  marginTop: vars.space['1'],
});
