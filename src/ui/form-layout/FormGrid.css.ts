import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: vars.space['4'],
  alignItems: 'start',
});

// A form without a class of its own keeps no gaps.
globalStyle(`form:not([class]) > ${grid}:not(:last-child)`, { marginBottom: vars.space['4'] });

const spans = { 2: 'span 2', 3: 'span 3', 4: 'span 4', 6: 'span 6' } as const;

export const wide = styleVariants(spans, (gridColumn) => ({ gridColumn, minWidth: 0 }));

export const onPhone = styleVariants(spans, (gridColumn) => ({
  '@media': { [screen.phone]: { gridColumn } },
}));
