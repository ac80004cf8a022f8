import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const group = style({
  margin: 0,
  padding: 0,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  listStyle: 'none',
});

export const place = style({
  selectors: { '& + &': { borderTop: `${vars.stroke.hair} solid ${vars.color.line}` } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  width: '100%',
  minHeight: `calc(${vars.space['12']} + ${vars.space['2']})`,
  paddingBlock: vars.space['1h'],
  paddingInline: vars.space['4'],
  borderRadius: vars.radius.lg,
  lineHeight: 1.3,
  textAlign: 'left',
  textDecoration: 'none',
});

export const mark = style({ flex: 'none', color: vars.color.muted });
export const words = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ fontWeight: 600 });
export const note = style({ color: vars.color.muted, fontSize: vars.text.sm });
