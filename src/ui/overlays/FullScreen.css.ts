import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { surface } from './Overlay.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const screen = style([
  surface,
  {
    inset: 0,
    overflowY: 'auto',
    background: vars.color.hero.bg,
    color: vars.color.hero.text,
    animation: `${appear} ${vars.motion.base} ${vars.motion.ease}`,
  },
]);

export const head = style({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: `${vars.size.control} minmax(0, 1fr) ${vars.size.control}`,
  alignItems: 'center',
  gap: vars.space['2'],
  minHeight: vars.size.dialogHead,
  padding: `${vars.space['2']} ${vars.space['3']}`,
  textAlign: 'center',
});

export const body = style({
  flex: 1,
  display: 'grid',
  gap: vars.space['4'],
  alignContent: 'center',
  justifyItems: 'center',
  padding: `${vars.space['3']} ${vars.space['3']} ${vars.space['16']}`,
  textAlign: 'center',
});
