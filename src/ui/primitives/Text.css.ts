import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const size = styleVariants({
  xs: { fontSize: vars.text.xs, lineHeight: 1.35 },
  sm: { fontSize: vars.text.sm, lineHeight: 1.45 },
  md: { fontSize: vars.text.md, lineHeight: 1.5 },
  lg: { fontSize: vars.text.lg, lineHeight: 1.45 },
  /** A large number that is the main content of its panel. */
  figure: {
    fontFamily: vars.font.price,
    fontSize: vars.text['3xl'],
    lineHeight: 1.15,
    fontVariantNumeric: 'tabular-nums',
  },
  inherit: {},
});

export const tone = styleVariants({
  text: {},
  muted: { color: vars.color.muted },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  danger: { color: vars.color.danger },
});

export const weight = styleVariants({ normal: {}, medium: { fontWeight: 600 }, strong: { fontWeight: 700 } });

export const measure = style({ maxWidth: vars.width.reading });
