import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const row = styleVariants(vars.space, (gap) => ({ display: 'flex', alignItems: 'center', gap }));
export const wraps = style({ flexWrap: 'wrap', rowGap: vars.space['3'] });

export const justify = styleVariants({
  start: {},
  between: { justifyContent: 'space-between' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
});
