import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { forcedColours } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { layer } from '../primitives/layers.ts';
import { stickyBottom } from '../primitives/sticky-bottom.css.ts';

export const region = style({
  position: 'fixed',
  zIndex: layer.toast,
  left: '50%',
  // The bars stay uncovered; above what a dialog is finished with it is lifted.
  bottom: `calc(${stickyBottom})`,
  marginBottom: vars.space['4'],
  transform: 'translateX(-50%)',
  width: `min(${vars.width.toast}, 100vw - ${vars.space['8']})`,
  pointerEvents: 'none',
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
  '@media': { [forcedColours]: { border: `${vars.stroke.strong} solid CanvasText` } },
  animation: `${rise} ${vars.motion.base} ${vars.motion.ease}`,
});

export const tone = styleVariants({
  plain: [base, { background: vars.color.text, color: vars.color.canvas }],
  danger: [base, { background: vars.color.danger, color: vars.color.surface }],
});

/** The square of what it is about. */
export const picture = style({
  flex: 'none',
  width: vars.size.controlSm,
  height: vars.size.controlSm,
  marginInlineStart: `calc(-1 * ${vars.space['2']})`,
  borderRadius: vars.radius.sm,
  background: vars.color.surface,
  objectFit: 'contain',
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
