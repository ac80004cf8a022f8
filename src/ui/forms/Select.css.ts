import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { input } from './Field.css.ts';

export const box = style({ position: 'relative', display: 'flex', alignItems: 'center', minWidth: 0 });

const select = style([input, { appearance: 'none', paddingRight: vars.space['10'] }]);

export const variant = styleVariants({
  field: [select],
  compact: [
    select,
    {
      width: 'auto',
      maxWidth: '100%',
      minHeight: vars.size.control,
      paddingBlock: vars.space['1'],
      fontWeight: 600,
      fontSize: vars.text.sm,
    },
  ],
});

export const chevron = style({
  position: 'absolute',
  right: vars.space['3'],
  color: vars.color.muted,
  pointerEvents: 'none',
});
