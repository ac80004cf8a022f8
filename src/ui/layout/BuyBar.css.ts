import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { layer } from '../primitives/layers.ts';
import { scrollTopLane } from '../primitives/scroll-top-lane.ts';
import { buyBarHeight } from '../primitives/sticky-bottom.css.ts';
import { safeBottom } from '../primitives/safe-area.ts';

/** Text so large that price and button have no room in one row: the bar would take a third of the screen. */
const largeText = '(width < 15rem)';

export const bar = style({
  position: 'fixed',
  zIndex: layer.bar,
  containerType: 'inline-size',
  insetInline: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space['1']} ${vars.space['3']}`,
  padding: `${vars.space['2']} ${vars.space['4']}`,
  background: vars.color.surface,
  borderTop: `${vars.stroke.hair} solid ${vars.color.line}`,
  '@media': { [screen.fromTablet]: { display: 'none' } },
});

export const place = styleVariants({
  /** Above the bottom bar, whose cart stays in reach. */
  onBottomBar: { bottom: `calc(${vars.size.bottomBar} + ${safeBottom})` },
  /** Sticky, so that the end of the content can be scrolled above it. */
  inFlow: {
    position: 'sticky',
    // A long lead stands above the button.
    rowGap: vars.space['2h'],
    bottom: `calc(${vars.size.bottomBar} + ${safeBottom})`,
    marginInline: `calc(${vars.layout.gutter} * -1)`,
    // Where nothing follows, the bar would be lifted over the end of the content.
    marginBottom: vars.size.bottomBar,
  },
  lowest: {
    bottom: 0,
    paddingBottom: `calc(${vars.space['2']} + ${safeBottom})`,
    paddingRight: scrollTopLane,
  },
});

// Room to scroll the end of the page out from under it; on other pages the footer leaves that room.
globalStyle(`body:has(${place.lowest}) main`, {
  '@media': { [screen.phone]: { paddingBottom: `calc(${vars.size.bottomBar} + ${vars.space['12']})` } },
});

export const note = style({
  flexBasis: '100%',
  fontSize: vars.text.sm,
  lineHeight: 1.4,
  color: vars.color.muted,
});

export const lead = style({
  minWidth: 0,
  maxWidth: '100%',
  '@container': { [largeText]: { display: 'none' } },
});

globalStyle(`${place.lowest} > ${note}`, { '@container': { [largeText]: { display: 'none' } } });

const oneRow = `${vars.size.controlLg} + ${vars.space['5']}`;
globalStyle(`html:has(${bar})`, {
  '@media': { [screen.phone]: { vars: { [buyBarHeight]: `calc(${oneRow})` } } },
});
globalStyle(`html:has(${bar} > ${note}:not(:empty))`, {
  '@media': { [screen.phone]: { vars: { [buyBarHeight]: `calc(${oneRow} + ${vars.space['12']})` } } },
});

export const action = style({
  flex: '1 1 7rem',
  display: 'flex',
  justifyContent: 'flex-end',
});

// On most phones the price fits beside the button's word.
globalStyle(`${action} button`, {
  paddingInline: vars.space['2'],
  fontSize: vars.text.md,
  '@container': { [largeText]: { fontSize: vars.text.sm } },
});
