import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { layer } from '../primitives/layers.ts';

export const bar = style({
  position: 'fixed',
  zIndex: layer.bar,
  insetInline: 0,
  display: 'flex',
  // With large text the action goes under what leads to it.
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
  /** So that the cart stays one thumb away. */
  onBottomBar: { bottom: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))` },
  /** The end of the content stays in reach above it. */
  inFlow: {
    position: 'sticky',
    bottom: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))`,
    marginInline: `calc(${vars.layout.gutter} * -1)`,
  },
  lowest: { bottom: 0, paddingBottom: `calc(${vars.space['2']} + env(safe-area-inset-bottom))` },
});

// The end of the page can be scrolled out from under it; on other pages the footer leaves that room.
globalStyle(`body:has(${place.lowest}) main`, {
  '@media': { [screen.phone]: { paddingBottom: `calc(${vars.size.bottomBar} + ${vars.space['12']})` } },
});

export const note = style({
  flexBasis: '100%',
  fontSize: vars.text.sm,
  lineHeight: 1.4,
  color: vars.color.muted,
});

export const lead = style({ minWidth: 0, maxWidth: '100%' });

export const action = style({
  flex: '1 1 7rem',
  display: 'flex',
  justifyContent: 'flex-end',
});

// What it costs stands beside the word on most phones.
globalStyle(`${action} button`, { paddingInline: vars.space['2'], fontSize: vars.text.md });
