import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const box = style({ display: 'grid', gap: vars.space['1h'] });

export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  fontSize: vars.text.sm,
  lineHeight: 1.45,
});

export const end = style({ flex: 'none', color: vars.color.muted });

export const meter = style({
  height: vars.size.meter,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  overflow: 'hidden',
  '@media': { [forcedColours]: { border: `${vars.stroke.hair} solid CanvasText` } },
});

const bar = style({
  display: 'block',
  height: '100%',
  borderRadius: vars.radius.full,
  transition: `width ${vars.motion.slow} ${vars.motion.ease}`,
});

const fillOf = (background: string) => ({
  background,
  '@media': { [forcedColours]: { background: 'CanvasText' } },
});

export const fill = styleVariants({
  success: [bar, fillOf(vars.color.success)],
  warning: [bar, fillOf(vars.color.warning)],
});
