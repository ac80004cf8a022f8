import { style } from '@vanilla-extract/css';
import { screen } from '../../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../../tenants/theme/vars.css.ts';
import { stack } from '../Stack.css.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.layout.asideGap,
  alignItems: 'start',
  '@media': { [screen.fromTablet]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.aside}` } },
});

export const aside = style([stack['4'], { minWidth: 0 }]);

/** Beside what comes before it. */
export const main = style({
  minWidth: 0,
  '@media': { [screen.fromTablet]: { gridColumn: 1, gridRow: 1 } },
});
