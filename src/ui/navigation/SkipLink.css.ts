import { style } from '@vanilla-extract/css';
import { forcedColours } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { productsId } from '../overlays/focus/products-id.ts';
import { layer } from '../primitives/layers.ts';
import { safeTop } from '../primitives/safe-area.ts';

export const skipLink = style({
  position: 'absolute',
  left: vars.space['4'],
  top: '-6rem',
  zIndex: layer.skip,
  padding: `${vars.space['2h']} ${vars.space['5']}`,
  borderRadius: vars.radius.control,
  background: vars.color.action,
  color: vars.color.onAction,
  fontWeight: 700,
  textDecoration: 'none',
  '@media': { [forcedColours]: { border: `${vars.stroke.hair} solid LinkText` } },
  ':focus': { top: `calc(${safeTop} + ${vars.space['2']})` },
});

/** Stands only on a page that has such a list. */
export const productsLink = style([
  skipLink,
  { display: 'none', selectors: { [`body:has(#${productsId}) &`]: { display: 'block' } } },
]);
