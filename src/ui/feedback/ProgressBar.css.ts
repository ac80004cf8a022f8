import { keyframes, style } from '@vanilla-extract/css';
import { forcedColours, still } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { layer } from '../primitives/layers.ts';
import { safeTop } from '../primitives/safe-area.ts';

export const bar = style({
  position: 'fixed',
  zIndex: layer.progress,
  insetInline: 0,
  top: safeTop,
  height: vars.stroke.bar,
  overflow: 'hidden',
  background: vars.color.actionSoft,
  pointerEvents: 'none',
});

const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });

export const runner = style({
  display: 'block',
  width: '34%',
  height: '100%',
  background: vars.color.accent,
  animation: `${run} ${vars.motion.sheen} ${vars.motion.ease} infinite`,
  '@media': { [still]: { width: '100%', animation: 'none' }, [forcedColours]: { background: 'Highlight' } },
});
