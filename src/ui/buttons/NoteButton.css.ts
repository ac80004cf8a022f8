import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { touchTarget } from '../primitives/touch-target.ts';

const note = style({
  ...touchTarget,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1h'],
  minHeight: vars.size.floor,
  borderRadius: vars.radius.check,
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.35,
  textAlign: 'left',
});

export const tone = styleVariants({
  plain: [note, { color: vars.color.muted }],
  warning: [note, { color: vars.color.warning }],
});

export const words = style({
  textDecorationLine: 'underline',
  textUnderlineOffset: vars.stroke.ring,
  textDecorationThickness: vars.stroke.hair,
  selectors: { 'button:hover > &': { textDecorationThickness: vars.stroke.strong } },
});
