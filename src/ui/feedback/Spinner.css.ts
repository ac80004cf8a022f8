import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  flex: 'none',
  display: 'inline-block',
  width: vars.size.icon,
  height: vars.size.icon,
  borderRadius: '50%',
  border: `calc(${vars.stroke.hair} + ${vars.stroke.control}) solid currentColor`,
  borderRightColor: 'transparent',
  animation: `${spin} ${vars.motion.turn} linear infinite`,
});
