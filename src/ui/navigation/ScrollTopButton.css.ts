import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { place as buyBar } from '../layout/BuyBar.css.ts';
import { layer } from '../primitives/layers.ts';
import { bar as bottomBar } from './BottomBar.css.ts';
import { safeBottom } from '../primitives/safe-area.ts';

/** The free margin beside the page. */
const margin = `max(${vars.layout.gutter}, (100% - ${vars.width.page}) / 2)`;
const width = `min(${vars.size.control}, ${margin} - ${vars.space['1']})`;

const atEndOfBar = {
  position: 'fixed',
  right: vars.space['1h'],
  margin: 0,
  border: 0,
} as const;

/** It has a place of its own, so that nothing to be pressed lies under it (SHELL-06). */
export const button = style({
  zIndex: layer.bar,
  display: 'grid',
  placeItems: 'center',
  height: vars.size.control,
  border: `${vars.stroke.control} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  ':hover': { background: vars.color.sunken },
  '@media': {
    [screen.fromTablet]: {
      position: 'fixed',
      right: `calc((${margin} - ${width}) / 2)`,
      bottom: vars.space['6'],
      width,
    },
    // Without a bar it stands at the end of the page.
    [screen.phone]: { width: vars.size.control, margin: `${vars.space['4']} auto` },
  },
  selectors: {
    [`body:has(${bottomBar}) &`]: {
      '@media': {
        [screen.phone]: {
          ...atEndOfBar,
          bottom: `calc((${vars.size.bottomBar} - ${vars.size.control}) / 2 + ${safeBottom})`,
        },
      },
    },
    [`body:has(${buyBar.lowest}) &`]: {
      '@media': {
        [screen.phone]: {
          ...atEndOfBar,
          bottom: `calc(${vars.space['2']} + (${vars.size.controlLg} - ${vars.size.control}) / 2 + ${safeBottom})`,
        },
      },
    },
  },
});
