import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const totals = style({ display: 'grid', gap: vars.space['2'], fontSize: vars.text.sm });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space['4'],
  // What is pressed in one row ends before that of the next begins.
  selectors: { '&:has(button)': { alignItems: 'center', minHeight: vars.size.control } },
});
export const label = style({ color: vars.color.muted, minWidth: 0, overflowWrap: 'anywhere' });
export const value = style({ fontWeight: 600, whiteSpace: 'nowrap' });
export const minus = style({ color: vars.color.success });

/** Told once more, below the sum it belongs to. */
export const part = style([row, { paddingLeft: vars.space['4'], color: vars.color.muted }]);

export const totalRow = style([
  row,
  {
    display: 'flex',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    paddingTop: vars.space['3'],
    borderTop: `${vars.stroke.hair} solid ${vars.color.line}`,
    fontSize: vars.text.lg,
    selectors: { '&:first-child': { paddingTop: 0, borderTop: 0 } },
  },
]);

export const totalLabel = style({ fontWeight: 700 });

export const totalValue = style({
  fontFamily: vars.font.price,
  fontWeight: vars.font.priceWeight,
  fontSize: vars.text['2xl'],
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
});
