import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const page = style({
  maxWidth: `calc(${vars.width.page} + 2 * ${vars.layout.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
});

// Under crumbs and title, in a page that stacks nothing.
globalStyle(`${page} > nav + h1 + *`, { marginTop: vars.space['3'] });

export const top = styleVariants({
  none: {},
  md: { paddingTop: vars.space['6'] },
});

/** Fills the window: a footer coming into view and leaving again would be a layout shift. */
export const windowTall = style({ minHeight: '100dvh' });
