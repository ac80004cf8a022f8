import { style, styleVariants } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { touchTarget } from '../primitives/touch-target.ts';

export const logo = style({
  ...touchTarget,
  display: 'inline-flex',
  flex: 'none',
  borderRadius: vars.radius.sm,
});
export const drawing = style({ height: vars.layout.logo, width: 'auto' });

/** On the narrowest screens the header's logo is cut down to its mark. */
export const cut = style({ '@media': { [screen.narrow]: { width: vars.layout.logo } } });

export const mark = styleVariants({
  header: { color: vars.color.logo.mark },
  page: { color: vars.color.action },
});

export const detail = styleVariants({
  header: { color: vars.color.logo.detail },
  page: { color: vars.color.sunken },
});

export const word = styleVariants({
  header: { fill: vars.color.logo.word },
  page: { fill: vars.color.text },
});
