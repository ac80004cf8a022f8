import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { layer } from '../primitives/layers.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  // Over an overlay that stands already: of one layer the later one covers the earlier.
  zIndex: layer.overlay,
  background: vars.color.scrim,
  animation: `${appear} ${vars.motion.base} ${vars.motion.ease}`,
});

export const surface = style({
  position: 'fixed',
  zIndex: layer.overlay,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.cover,
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: `${vars.shadow.cover} !important` } },
});

export const description = style({ fontSize: vars.text.sm, lineHeight: 1.45, color: vars.color.muted });
