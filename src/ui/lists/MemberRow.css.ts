import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  alignItems: 'center',
  paddingBlock: vars.space['2'],
  borderTop: `${vars.stroke.hair} solid ${vars.color.line}`,
});
export const words = style({ flex: '1 1 8rem', minWidth: 0, display: 'grid', overflowWrap: 'anywhere' });
export const name = style({ fontWeight: 700 });
export const note = style({ color: vars.color.muted, fontSize: vars.text.sm });
