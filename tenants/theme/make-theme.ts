import { layoutsOf } from './layouts.ts';
import { motion, print, px, size, space, stillMotion, stroke, textOn, width } from './scale.ts';
import type { SchemeTokens, TenantTokens } from './tokens.ts';

/** The whole theme of a brand: every variable, and the values that change with scheme, screen and motion. */
export function makeTheme(tokens: TenantTokens) {
  const layout = layoutsOf(tokens);
  const { sm, md, lg, control, field, tile } = tokens.radius;
  return {
    vars: {
      ...makeScheme(tokens.light),
      font: tokens.font,
      radius: {
        sm: px(sm),
        md: px(md),
        lg: px(lg),
        control: px(control),
        field: px(field),
        tile: px(tile),
        check: px(Math.min(sm, 6)),
        full: px(999),
      },
      space,
      stroke,
      size,
      width,
      motion,
      print,
      text: textOn.desktop,
      layout: layout.desktop,
    },
    dark: makeScheme(tokens.dark),
    tablet: { text: textOn.tablet, layout: layout.tablet },
    phone: { text: textOn.phone, layout: layout.phone },
    still: { motion: stillMotion },
  };
}

function makeScheme(scheme: SchemeTokens) {
  const { shadow, ...color } = scheme;
  return { color, shadow };
}
