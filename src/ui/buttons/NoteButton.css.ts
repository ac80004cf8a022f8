import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

const note = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1h'],
  // Between other targets nothing is left for an area around it.
  minHeight: vars.size.control,
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
