import { fallbackVar, style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { stickyTop } from '../primitives/sticky-top.css.ts';

export const twoColumn = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.aside}`,
  gap: vars.layout.asideGap,
  alignItems: 'start',
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const sticky = style({
  '@media': {
    [screen.fromTablet]: {
      position: 'sticky',
      top: `calc(${fallbackVar(stickyTop, '0px')} + ${vars.space['4']})`,
    },
  },
});
