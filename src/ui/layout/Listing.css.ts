import { style } from '@vanilla-extract/css';
import { screen, unscripted } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const listing = style({
  display: 'grid',
  gridTemplateColumns: `${vars.layout.facets} minmax(0, 1fr)`,
  gap: vars.layout.asideGap,
  alignItems: 'start',
  marginTop: vars.space['4'],
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['4'] } },
});

export const facets = style({
  '@media': {
    [screen.phone]: { display: 'none' },
    // No sheet opens: they follow the list.
    [`${screen.phone} and ${unscripted}`]: { display: 'block', order: 1 },
  },
});
