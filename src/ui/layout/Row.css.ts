import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const row = styleVariants(vars.space, (gap) => ({ display: 'flex', gap }));
export const wraps = style({ flexWrap: 'wrap' });

export const align = styleVariants({
  center: { alignItems: 'center' },
  start: { alignItems: 'flex-start' },
  baseline: { alignItems: 'baseline' },
});

export const justify = styleVariants({
  start: {},
  between: { justifyContent: 'space-between' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
});
