import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { surface } from './Overlay.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translate(-50%, -48%)' } });

/** Centred on every screen: no bottom sheet on phones. */
export const dialog = style([
  surface,
  {
    left: '50%',
    top: '50%',
    transform: 'translate(-50%, -50%)',
    width: `calc(100% - ${vars.space['8']})`,
    maxWidth: vars.width.dialogSm,
    maxHeight: `calc(100dvh - ${vars.space['12']})`,
    overflow: 'hidden',
    borderRadius: vars.radius.lg,
    animation: `${appear} ${vars.motion.base} ${vars.motion.ease}`,
  },
]);

export const body = style({
  display: 'grid',
  gap: vars.space['1'],
  padding: vars.space['7'],
  overflowY: 'auto',
  // What is hidden from sight in it is scrolled with it, and gives the surface around nothing to scroll.
  position: 'relative',
});

export const before = style({ display: 'grid', marginTop: vars.space['4'] });

// What is said of it may be empty, and then takes no room.
globalStyle(`${before} > * + :not(:empty)`, { marginTop: vars.space['3'] });

export const foot = style({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space['3'],
  padding: `${vars.space['4']} ${vars.space['7']}`,
  borderTop: `${vars.stroke.hair} solid ${vars.color.line}`,
});
