import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const longForm = style({
  display: 'grid',
  gridTemplateColumns: `${vars.layout.account} minmax(0, ${vars.width.reading})`,
  justifyContent: 'center',
  gap: vars.layout.accountGap,
  alignItems: 'start',
  paddingBlock: vars.space['8'],
  '@media': {
    [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: vars.space['4'] },
  },
});

export const index = style({
  position: 'sticky',
  top: vars.space['4'],
  '@media': { [screen.phone]: { display: 'none' } },
});

export const form = style({ minWidth: 0 });
