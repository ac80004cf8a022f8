import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const strength = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  marginTop: vars.space['1'],
  fontSize: vars.text.sm,
  fontWeight: 600,
});

export const bars = style({ flex: 1, display: 'flex', gap: vars.space['1'] });

const barBase = style({
  flex: 1,
  height: vars.stroke.bar,
  borderRadius: vars.radius.full,
  '@media': { [forcedColours]: { outline: `${vars.stroke.hair} solid CanvasText` } },
});

const barOf = (background: string) => [
  barBase,
  { background, '@media': { [forcedColours]: { background: 'CanvasText' } } },
];

export const bar = styleVariants({
  weak: barOf(vars.color.danger),
  fair: barOf(vars.color.warning),
  good: barOf(vars.color.success),
  off: [barBase, { background: vars.color.line, '@media': { [forcedColours]: { background: 'Canvas' } } }],
});

export const word = styleVariants({
  weak: { color: vars.color.danger },
  fair: { color: vars.color.warning },
  good: { color: vars.color.success },
});
