import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const system = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space['3'],
  maxWidth: vars.width.dialogMd,
  marginInline: 'auto',
  paddingBlock: vars.space['12'],
  textAlign: 'center',
});

export const picture = style({
  width: vars.size.gallery,
  height: vars.size.gallery,
  marginBottom: vars.space['2'],
});
export const words = style({ color: vars.color.muted, fontSize: vars.text.md });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space['3'],
  marginTop: vars.space['2'],
});
