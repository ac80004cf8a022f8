import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const page = style({
  maxWidth: `calc(${vars.width.page} + 2 * ${vars.layout.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
});

export const top = styleVariants({
  none: {},
  md: { paddingTop: vars.space['6'] },
});

/** A footer that comes into sight, or leaves it, would be a shift. */
export const windowTall = style({ minHeight: '100dvh' });
