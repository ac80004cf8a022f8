import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { layer } from '../primitives/layers.ts';
import { stickyBottom } from '../primitives/sticky-bottom.css.ts';

export const region = style({
  position: 'fixed',
  zIndex: layer.toast,
  left: '50%',
  bottom: vars.space['5'],
  transform: 'translateX(-50%)',
  width: `min(${vars.width.toast}, 100vw - ${vars.space['8']})`,
  pointerEvents: 'none',
  selectors: {
    // Clear of a dialog's head with its close button and of its actions at its bottom.
    'html:has([role="dialog"]) &': {
      left: vars.space['5'],
      transform: 'none',
      '@media': {
        [screen.phone]: {
          left: '50%',
          transform: 'translateX(-50%)',
          bottom: 'auto',
          // A sheet leaves some of the window free above itself.
          top: `calc(${vars.size.dialogHead} + ${vars.space['8']} + env(safe-area-inset-top))`,
        },
      },
    },
  },
  '@media': {
    // The bars stay uncovered.
    [screen.phone]: { bottom: `calc(${stickyBottom} + ${vars.space['3']})` },
  },
});

export const lane = style({
  display: 'grid',
  gap: vars.space['2'],
  selectors: { '&:not(:empty) + &:not(:empty)': { marginTop: vars.space['2'] } },
});

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(30%)' } });

const base = style({
  display: 'flex',
  // With large text the buttons wrap below the words.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space['3'],
  minHeight: vars.size.controlLg,
  padding: `${vars.space['1']} ${vars.space['2']} ${vars.space['1']} ${vars.space['4']}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.float,
  fontSize: vars.text.sm,
  lineHeight: 1.4,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.base} ${vars.motion.ease}`,
});

export const tone = styleVariants({
  plain: [base, { background: vars.color.text, color: vars.color.canvas }],
  danger: [base, { background: vars.color.danger, color: vars.color.surface }],
});

export const words = style({ flex: '1 1 8rem', minWidth: 0, paddingBlock: vars.space['2'] });

export const action = style({
  flex: 'none',
  minHeight: vars.size.control,
  padding: `0 ${vars.space['3']}`,
  borderRadius: vars.radius.control,
  fontWeight: 700,
  textDecorationLine: 'underline',
  textUnderlineOffset: vars.stroke.ring,
  ':hover': { background: 'color-mix(in srgb, currentColor 20%, transparent)' },
});
