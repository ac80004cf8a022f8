import { style, styleVariants } from '@vanilla-extract/css';
import { screen } from '../../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../../tenants/theme/vars.css.ts';

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['4'],
});

export const pair = styleVariants({
  even: [base, { '@media': { [screen.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }],
  /** The first one is told more of. */
  wide: [base, { '@media': { [screen.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 3fr)' } } }],
});

/** As high as the other one. */
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&:only-child': { gridColumn: '1 / -1' } },
});
