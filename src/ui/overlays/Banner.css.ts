import { globalStyle, style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { layer } from '../primitives/layers.ts';
import { bannerHeight, stickyBars } from '../primitives/sticky-bottom.css.ts';

/** On a page that need not ask; the early script says so before anything is seen. */
const isAnswered = ':root[data-cookies-chosen]';

export const banner = style({
  position: 'fixed',
  zIndex: layer.bar,
  insetInline: 0,
  // The bars below it stay in use.
  bottom: `calc(${stickyBars})`,
  height: bannerHeight,
  overflowY: 'auto',
  background: vars.color.surface,
  borderTop: `${vars.stroke.hair} solid ${vars.color.line}`,
  selectors: {
    [`${isAnswered} &:not([data-asked])`]: { display: 'none' },
    [`html:has([role="dialog"]) &`]: { zIndex: 'auto' },
  },
  '@media': { [screen.fromTablet]: { bottom: 0 } },
});

// So that the end of the page can be scrolled out from under it, and what has the focus is not covered.
globalStyle(`html:not([data-cookies-chosen]):has(${banner}), html:has(${banner}[data-asked])`, {
  vars: { [bannerHeight]: 'min(9rem, 60svh)' },
  '@media': { [screen.phone]: { vars: { [bannerHeight]: 'min(16.25rem, 60svh)' } } },
});
globalStyle(`html:not([data-cookies-chosen]) body:has(${banner}), body:has(${banner}[data-asked])`, {
  paddingBottom: bannerHeight,
});

export const content = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: `${vars.space['3']} ${vars.space['8']}`,
  minHeight: '100%',
  maxWidth: `calc(${vars.width.page} + 2 * ${vars.layout.gutter})`,
  marginInline: 'auto',
  padding: `${vars.space['3']} calc(${vars.layout.gutter} + ${vars.space['12']}) ${vars.space['3']} ${vars.layout.gutter}`,
  '@media': {
    [screen.phone]: {
      gridTemplateColumns: '1fr',
      alignContent: 'start',
      paddingRight: vars.layout.gutter,
    },
  },
});

export const words = style({
  display: 'grid',
  gap: vars.space['1'],
  maxWidth: vars.width.reading,
  '@media': { [screen.phone]: { paddingRight: vars.space['12'] } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  '@media': {
    [screen.phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
      rowGap: vars.space['3'],
    },
  },
});

// One that stands in a row of its own is as wide as the others together.
globalStyle(`${actions} > :last-child:nth-child(odd)`, {
  '@media': { [screen.phone]: { gridColumn: '1 / -1' } },
});

export const close = style({
  position: 'absolute',
  top: vars.space['2'],
  right: vars.space['2'],
  display: 'flex',
});
