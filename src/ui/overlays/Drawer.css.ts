import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { surface } from './Overlay.css.ts';
import { safeBottom, safeTop } from '../primitives/safe-area.ts';

const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });
const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });

const base = style([surface, { insetBlock: 0, maxWidth: '100%', height: '100dvh', paddingTop: safeTop }]);

export const side = styleVariants({
  right: [
    base,
    {
      right: 0,
      width: vars.width.drawerRight,
      animation: `${fromRight} ${vars.motion.slow} ${vars.motion.ease}`,
    },
  ],
  left: [
    base,
    {
      left: 0,
      width: vars.width.drawerLeft,
      maxWidth: `calc(100% - ${vars.space['10']})`,
      animation: `${fromLeft} ${vars.motion.slow} ${vars.motion.ease}`,
    },
  ],
});

const headBase = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minHeight: vars.size.dialogHead,
  borderBottom: `${vars.stroke.hair} solid ${vars.color.line}`,
});

export const head = styleVariants({
  right: [
    headBase,
    {
      padding: `${vars.space['3']} ${vars.space['3']} ${vars.space['3']} ${vars.space['6']}`,
      '@media': { [screen.phone]: { paddingLeft: vars.space['4'] } },
    },
  ],
  left: [
    headBase,
    { padding: `${vars.space['3']} ${vars.space['3']} ${vars.space['3']} ${vars.space['4']}` },
  ],
});

/** Head of a drawer with a `lead` before its title. */
export const led = style({ paddingLeft: vars.space['2'] });

export const titles = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space['2']}`,
});
export const note = style({ color: vars.color.muted });

const bodyBase = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  // What is hidden from sight in it is scrolled with it, and gives the surface around nothing to scroll.
  position: 'relative',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
});

export const body = styleVariants({
  right: [
    bodyBase,
    {
      padding: `${vars.space['4']} ${vars.space['6']}`,
      '@media': { [screen.phone]: { paddingInline: vars.space['4'] } },
    },
  ],
  left: [bodyBase, { padding: vars.space['2'] }],
});

export const foot = style({
  flex: 'none',
  display: 'grid',
  gap: vars.space['3'],
  padding: `${vars.space['4']} ${vars.space['6']} calc(${vars.space['5']} + ${safeBottom})`,
  borderTop: `${vars.stroke.hair} solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': {
    [screen.phone]: {
      padding: `${vars.space['3']} ${vars.space['4']} calc(${vars.space['4']} + ${safeBottom})`,
    },
  },
});

/** The footer's buttons: the primary one fills the room left; on phones it is on top, full width. */
export const actions = style({
  display: 'flex',
  gap: vars.space['3'],
  '@media': { [screen.phone]: { flexDirection: 'column-reverse', gap: vars.space['2'] } },
});

// What groups them with the sums above keeps no gaps.
globalStyle(`:not([class]) > * + ${actions}`, { marginTop: vars.space['2'] });

export const primary = style({ flex: 1, display: 'grid' });
export const secondary = style({ flex: 'none', display: 'grid' });
