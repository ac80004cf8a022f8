import { style } from '@vanilla-extract/css';
import { screen } from '../../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../../tenants/theme/vars.css.ts';
import { sideways } from '../../scrolling/sideways.css.ts';
import { touchTarget } from '../../primitives/touch-target.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: `${vars.layout.facets} minmax(0, 46rem)`,
  gap: vars.layout.asideGap,
  alignItems: 'start',
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['4'] } },
});

export const list = style({
  margin: 0,
  padding: 0,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  background: vars.color.surface,
  listStyle: 'none',
  '@media': {
    [screen.phone]: {
      ...sideways,
      display: 'flex',
      gap: vars.space['2'],
      border: 0,
      borderRadius: 0,
      background: 'none',
      // Room for a chip's touch target and focus ring inside the scrolled box.
      padding: vars.space['1h'],
      marginInline: `calc(-1 * ${vars.space['1h']})`,
    },
  },
});

export const place = style({
  selectors: { '& + &': { borderTop: `${vars.stroke.hair} solid ${vars.color.line}` } },
  '@media': { [screen.phone]: { flex: 'none', selectors: { '& + &': { borderTop: 0 } } } },
});

export const topic = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  minHeight: `calc(${vars.space['12']} + ${vars.space['2']})`,
  paddingInline: vars.space['4'],
  fontSize: vars.text.sm,
  fontWeight: 600,
  textDecoration: 'none',
  outlineOffset: `calc(-1 * ${vars.space['1']})`,
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current]': { background: vars.color.actionSoft, color: vars.color.onActionSoft },
  },
  '@media': {
    [screen.phone]: {
      ...touchTarget,
      minHeight: vars.size.controlSm,
      padding: `${vars.space['1']} ${vars.space['3h']}`,
      border: `${vars.stroke.control} solid ${vars.color.line}`,
      borderRadius: vars.radius.control,
      background: vars.color.surface,
      lineHeight: 1.3,
      whiteSpace: 'nowrap',
      selectors: {
        '&[aria-current]': {
          background: vars.color.text,
          color: vars.color.canvas,
          borderColor: vars.color.text,
        },
      },
    },
  },
});

export const count = style({
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${topic}[aria-current] &`]: { color: 'inherit' } },
  '@media': { [screen.phone]: { display: 'none' } },
});
