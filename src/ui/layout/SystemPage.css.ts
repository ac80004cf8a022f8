import { globalStyle, style } from '@vanilla-extract/css';
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
export const words = style({ color: vars.color.muted, fontSize: vars.text.md, overflowWrap: 'anywhere' });
globalStyle(`${words} strong`, { color: vars.color.text });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space['3'],
  marginTop: vars.space['2'],
});

export const below = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space['2'],
  width: '100%',
  marginTop: vars.space['4'],
  paddingTop: vars.space['4'],
  borderTop: `${vars.stroke.hair} solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: vars.text.sm,
});
