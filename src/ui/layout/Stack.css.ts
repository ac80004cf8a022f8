import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const stack = styleVariants(vars.space, (gap) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap,
}));

export const align = styleVariants({
  stretch: {},
  start: { justifyItems: 'start' },
  center: { justifyItems: 'center', textAlign: 'center' },
});
