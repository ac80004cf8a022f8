import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space['5'],
  padding: vars.space['6'],
  borderRadius: vars.radius.lg,
  background: vars.color.sunken,
  '@media': { [screen.phone]: { gap: vars.space['3'], padding: vars.space['4'] } },
});

export const words = style({ display: 'grid', gap: vars.space['2h'], minWidth: 0, overflowWrap: 'anywhere' });
export const picture = style({ width: '8rem', maxWidth: '24vw', height: 'auto' });
