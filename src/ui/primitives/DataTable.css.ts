import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const scroller = style({ overflowX: 'auto' });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.text.sm });

const cell = {
  padding: `${vars.space['2']} ${vars.space['2']}`,
  borderBottom: `${vars.stroke.hair} solid ${vars.color.line}`,
  textAlign: 'left',
  verticalAlign: 'top',
  fontWeight: 400,
} as const;

export const head = style({ ...cell, fontSize: vars.text.xs, fontWeight: 700, color: vars.color.muted });
export const text = style(cell);
export const number = style({ ...cell, textAlign: 'right', fontVariantNumeric: 'tabular-nums' });
export const numberHead = style([head, { textAlign: 'right' }]);
