import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { touchTarget } from '../primitives/touch-target.ts';

export const textLink = style({
  borderRadius: vars.radius.check,
  color: vars.color.action,
  fontWeight: 600,
  textDecorationLine: 'underline',
  textUnderlineOffset: vars.stroke.ring,
  textDecorationThickness: vars.stroke.hair,
  ':hover': { color: vars.color.actionHover, textDecorationThickness: vars.stroke.strong },
});

/** On its own, not inside a sentence: as high as a touch target. */
export const alone = style({
  ...touchTarget,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1h'],
  minHeight: vars.size.floor,
});

export const small = style({ fontSize: vars.text.sm });
