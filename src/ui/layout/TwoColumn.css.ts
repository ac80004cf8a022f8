import { style, styleVariants } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { stickyTopHeight } from '../primitives/sticky-top.css.ts';

const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.layout.asideGap,
  alignItems: 'start',
});

export const twoColumn = styleVariants({ tablet: screen.fromTablet, desktop: screen.desktop }, (width) => [
  columns,
  { '@media': { [width]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.aside}` } } },
]);

export const sticky = style({
  '@media': {
    [screen.fromTablet]: {
      position: 'sticky',
      top: `calc(${stickyTopHeight} + ${vars.space['4']})`,
    },
  },
});
