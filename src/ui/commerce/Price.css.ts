import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space['2']}`,
  lineHeight: 1.2,
});

const now = style({
  fontFamily: vars.font.price,
  fontWeight: vars.font.priceWeight,
  letterSpacing: '-0.02em',
});

/** An amount never wraps; its unit may go to the next line. */
export const whole = style({ whiteSpace: 'nowrap' });

export const amount = styleVariants({
  md: [now, { fontSize: vars.text.xl }],
  lg: [now, { fontSize: vars.text['4xl'] }],
});

export const promo = style({
  background: vars.color.promo,
  color: vars.color.onPromo,
  borderRadius: vars.radius.sm,
  padding: `${vars.stroke.hair} ${vars.stroke.dot}`,
  // The background must not move the lines below out of line with other cards.
  margin: `calc(-1 * ${vars.stroke.hair}) 0 calc(-1 * ${vars.stroke.hair}) calc(-1 * ${vars.stroke.hair})`,
});

export const per = styleVariants({
  md: { fontSize: vars.text.sm },
  lg: { fontSize: vars.text.lg },
});

export const was = styleVariants({
  md: { color: vars.color.muted, fontSize: vars.text.sm },
  lg: { color: vars.color.muted, fontSize: vars.text.lg },
});

export const unit = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: 1.35,
  minHeight: '1.35em',
});
