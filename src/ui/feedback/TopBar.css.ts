import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColours } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { topAreaId } from '../primitives/top-area-id.ts';
import { layer } from '../primitives/layers.ts';
import { safeTop } from '../primitives/safe-area.ts';
import { topBar, topBarHeight } from '../primitives/sticky-top.css.ts';

/** It stays in sight above the header, which makes room for it. */
export const bar = style({
  position: 'sticky',
  top: safeTop,
  zIndex: layer.bar,
  background: vars.color.text,
  color: vars.color.canvas,
  '@media': { [forcedColours]: { borderBottom: `${vars.stroke.hair} solid CanvasText` } },
});

globalStyle(`html:has(${bar})`, { vars: { [topBar]: vars.size.control } });
// A header that sticks below it says more.
globalStyle(`:where(html:has(${bar}))`, { scrollPaddingTop: `calc(${topBarHeight})` });

// The bar sticks within the page, not within the area it stands in.
globalStyle(`#${topAreaId}`, { display: 'contents' });

export const content = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  minHeight: vars.size.control,
  maxWidth: `calc(${vars.width.page} + 2 * ${vars.layout.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
  fontSize: vars.text.sm,
  lineHeight: 1.3,
});

export const title = style({ fontWeight: 700 });

export const action = style({
  flex: 'none',
  minHeight: vars.size.control,
  marginLeft: 'auto',
  paddingInline: vars.space['3'],
  fontWeight: 700,
  textDecorationLine: 'underline',
  textUnderlineOffset: vars.stroke.ring,
  ':hover': { background: 'color-mix(in srgb, currentColor 20%, transparent)' },
});
