import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { sideways } from '../scrolling/sideways.css.ts';

export const days = style({
  ...sideways,
  display: 'flex',
  gap: vars.space['2'],
  scrollSnapType: 'x proximity',
  padding: vars.space['1h'],
  margin: `calc(-1 * ${vars.space['1h']})`,
  scrollPaddingInline: vars.space['1h'],
  '@media': {
    // A mouse scrolls no row sideways: all days stand there, in several rows if need be.
    [screen.fromTablet]: {
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fit, minmax(${vars.layout.dayWidth}, 1fr))`,
    },
  },
});

export const day = style({
  flex: `1 0 ${vars.layout.dayWidth}`,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space['0h'],
  minHeight: vars.layout.day,
  border: `${vars.stroke.control} solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.muted,
  fontSize: vars.text.xs,
  lineHeight: 1.2,
  scrollSnapAlign: 'start',
  selectors: {
    '&:hover': { borderColor: vars.color.border },
    '&[aria-selected="true"]': {
      borderColor: vars.color.action,
      background: vars.color.action,
      color: vars.color.onAction,
    },
  },
});

export const weekday = style({ fontWeight: 700, letterSpacing: '0.04em', textTransform: 'uppercase' });

export const date = style({
  fontFamily: vars.font.price,
  fontSize: vars.text['2xl'],
  fontWeight: vars.font.priceWeight,
  lineHeight: 1.1,
  color: vars.color.text,
  selectors: { [`${day}[aria-selected="true"] &`]: { color: 'inherit' } },
});

export const unseen = style({ fontSize: 0 });
