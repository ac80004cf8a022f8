import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const heading = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  letterSpacing: vars.font.headingTracking,
  textWrap: 'balance',
});

export const look = styleVariants({
  display: { fontSize: vars.text['4xl'], lineHeight: 1.05 },
  page: { fontSize: vars.text['3xl'], lineHeight: 1.15 },
  section: { fontSize: vars.text['2xl'], lineHeight: 1.2 },
  card: { fontSize: vars.text.xl, lineHeight: 1.25 },
  item: { fontSize: vars.text.lg, lineHeight: 1.35 },
  /** In the body font, for small blocks. */
  label: {
    fontFamily: vars.font.body,
    fontSize: vars.text.md,
    fontWeight: 700,
    letterSpacing: 0,
    lineHeight: 1.4,
  },
});
