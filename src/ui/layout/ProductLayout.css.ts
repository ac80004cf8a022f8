import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { stickyTopHeight } from '../primitives/sticky-top.css.ts';

export const product = style({
  display: 'grid',
  gridTemplateAreas: "'gallery buy' 'info buy'",
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridTemplateRows: 'auto 1fr',
  gap: `${vars.space['6']} ${vars.space['12']}`,
  alignItems: 'start',
  '@media': {
    [screen.tablet]: { columnGap: vars.space['6'] },
    [screen.phone]: {
      gridTemplateAreas: "'gallery' 'buy' 'info'",
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto',
      gap: vars.space['5'],
    },
  },
});

export const gallery = style({ gridArea: 'gallery', minWidth: 0 });
export const info = style({
  gridArea: 'info',
  display: 'grid',
  // Two panels side by side where both can be read; one alone takes the whole width.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space['6'],
  alignItems: 'start',
  minWidth: 0,
});

export const buy = style({
  gridArea: 'buy',
  display: 'grid',
  gap: vars.space['5'],
  minWidth: 0,
  '@media': {
    [screen.fromTablet]: {
      position: 'sticky',
      top: `calc(${stickyTopHeight} + ${vars.space['4']})`,
    },
  },
});
