import { globalStyle, style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { layer } from '../primitives/layers.ts';
import { scrollTopLane } from '../primitives/scroll-top-lane.ts';
import { bottomBarHeight } from '../primitives/sticky-bottom.css.ts';
import { safeBottom } from '../primitives/safe-area.ts';

export const bar = style({
  position: 'fixed',
  zIndex: layer.bar,
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  minHeight: vars.size.bottomBar,
  padding: `0 ${scrollTopLane} calc(${vars.space['1h']} + ${safeBottom}) 0`,
  background: vars.color.surface,
  borderTop: `${vars.stroke.hair} solid ${vars.color.line}`,
  '@media': { [screen.fromTablet]: { display: 'none' } },
});

globalStyle(`html:has(${bar})`, {
  '@media': { [screen.phone]: { vars: { [bottomBarHeight]: vars.size.bottomBar } } },
});

export const item = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.stroke.ring,
  width: '100%',
  // The room for it is reserved in pixels: it keeps its height as text grows.
  minHeight: `calc(${vars.size.bottomBar} - ${vars.space['1h']})`,
  color: vars.color.muted,
  // Five words share the width: text grows no further than they fit.
  fontSize: `min(${vars.text.xs}, 3.4vw)`,
  fontWeight: 600,
  textDecoration: 'none',
  outlineOffset: `calc(-1 * ${vars.stroke.ring})`,
  selectors: { '&[aria-current]': { color: vars.color.action } },
});

export const count = style({
  position: 'absolute',
  top: vars.space['1'],
  left: `calc(50% + ${vars.space['1']})`,
});
