import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { safeBottom } from '../primitives/safe-area.ts';

export const footer = style({
  marginTop: vars.layout.footerTop,
  borderTop: `${vars.stroke.hair} solid ${vars.color.line}`,
  background: vars.color.sunken,
  '@media': {
    // Room for the bottom bar, which lies over the end of the page.
    [screen.phone]: {
      paddingBottom: `calc(${vars.size.bottomBar} + ${vars.space['2']} + ${safeBottom})`,
    },
  },
});

export const page = style({
  maxWidth: `calc(${vars.width.page} + 2 * ${vars.layout.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: '1.4fr repeat(4, minmax(0, 1fr))',
  gap: vars.space['8'],
  paddingBlock: `${vars.space['10']} ${vars.space['8']}`,
  fontSize: vars.text.sm,
  '@media': {
    [screen.phone]: {
      // Two columns, one where large text would break its words.
      gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(8rem, 50% - ${vars.space['6']})), 1fr))`,
      gap: vars.space['6'],
    },
  },
});

export const about = style({
  display: 'grid',
  gap: vars.space['2'],
  alignContent: 'start',
  color: vars.color.muted,
  '@media': { [screen.phone]: { gridColumn: '1 / -1' } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '1.875rem',
  '@media': { [screen.phone]: { minHeight: vars.size.control } },
  textDecoration: 'none',
  ':hover': { textDecorationLine: 'underline' },
});

/** With room for a row of radios after their legend, which comes later than the page. */
export const settings = style({
  minHeight: '1.875rem',
  marginBottom: vars.space['4'],
  '@media': { [screen.phone]: { minHeight: `calc(1.5 * ${vars.text.sm} + ${vars.size.control})` } },
});

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['1']} ${vars.space['6']}`,
  paddingBlock: vars.space['4'],
  borderTop: `${vars.stroke.hair} solid ${vars.color.line}`,
  fontSize: vars.text.xs,
  color: vars.color.muted,
});
