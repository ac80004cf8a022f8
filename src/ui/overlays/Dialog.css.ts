import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { surface } from './Overlay.css.ts';
import { safeBottom, safeTop } from '../primitives/safe-area.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translate(-50%, -48%)' } });
const rise = keyframes({ from: { transform: 'translateY(100%)' } });

const base = style([
  surface,
  {
    left: '50%',
    top: '50%',
    transform: 'translate(-50%, -50%)',
    width: `calc(100% - ${vars.space['8']})`,
    maxHeight: `calc(100dvh - ${vars.space['12']})`,
    overflow: 'hidden',
    borderRadius: vars.radius.lg,
    animation: `${appear} ${vars.motion.slow} ${vars.motion.ease}`,
    '@media': {
      [screen.phone]: {
        left: 0,
        top: 'auto',
        bottom: 0,
        transform: 'none',
        width: '100%',
        maxWidth: 'none',
        maxHeight: `calc(100dvh - ${vars.space['6']} - ${safeTop})`,
        borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0`,
        animationName: rise,
      },
    },
  },
]);

const wide = (maxWidth: string) => [base, { maxWidth, '@media': { [screen.phone]: { maxWidth: 'none' } } }];

export const size = styleVariants({
  sm: wide(vars.width.dialogSm),
  md: wide(vars.width.dialogMd),
  lg: wide(vars.width.dialogLg),
  xl: wide(vars.width.dialogXl),
  /** A full-height sheet on phones. */
  sheet: [
    base,
    {
      maxWidth: vars.width.dialogMd,
      '@media': {
        [screen.phone]: { maxWidth: 'none', height: `calc(100dvh - ${vars.space['6']} - ${safeTop})` },
      },
    },
  ],
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space['3'],
  padding: `${vars.space['5']} ${vars.space['4']} ${vars.space['3']} ${vars.space['7']}`,
  '@media': {
    [screen.phone]: {
      padding: `${vars.space['3']} ${vars.space['2']} ${vars.space['2']} ${vars.space['4']}`,
    },
  },
});

export const titles = style({ flex: 1, minWidth: 0, paddingTop: vars.space['1h'] });

export const body = style({
  flex: '0 1 auto',
  minHeight: 0,
  display: 'grid',
  gap: vars.space['4'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Without this, rows that scroll sideways shrink to give the others their height.
  gridAutoRows: 'max-content',
  alignContent: 'start',
  padding: `${vars.space['1']} ${vars.space['7']} ${vars.space['6']}`,
  overflowY: 'auto',
  // What is hidden from sight in it is scrolled with it, and gives the surface around nothing to scroll.
  position: 'relative',
  overscrollBehavior: 'contain',
  '@media': { [screen.phone]: { padding: `${vars.space['1']} ${vars.space['4']} ${vars.space['4']}` } },
  selectors: { [`${size.sheet} &`]: { flex: 1 } },
});

export const foot = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space['3'],
  padding: `${vars.space['4']} ${vars.space['7']}`,
  borderTop: `${vars.stroke.hair} solid ${vars.color.line}`,
  '@media': {
    [screen.phone]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'auto',
      justifyContent: 'stretch',
      padding: `${vars.space['3']} ${vars.space['4']} calc(${vars.space['3']} + ${safeBottom})`,
    },
  },
});
