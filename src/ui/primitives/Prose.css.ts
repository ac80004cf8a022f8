import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const prose = style({
  maxWidth: '68ch',
  minWidth: 0,
  lineHeight: 1.6,
  overflowWrap: 'break-word',
});

// No grid: in a text without paragraphs each `em` or `strong` would become a row of its own.
globalStyle(`${prose} > * + *`, { marginTop: vars.space['4'] });
globalStyle(`${prose} section`, { display: 'grid', gap: vars.space['3'] });
globalStyle(`${prose} h2`, { fontSize: vars.text['2xl'], marginTop: vars.space['4'], lineHeight: 1.25 });
globalStyle(`${prose} h3`, { fontSize: vars.text.xl, marginTop: vars.space['2'], lineHeight: 1.3 });
globalStyle(`${prose} > * + h2`, { marginTop: vars.space['8'] });
globalStyle(`${prose} > * + h3`, { marginTop: vars.space['6'] });
globalStyle(`${prose} ul, ${prose} ol`, {
  display: 'grid',
  gap: vars.space['1'],
  paddingLeft: vars.space['5'],
});
globalStyle(`${prose} ul`, { listStyle: 'disc' });
globalStyle(`${prose} ol`, { listStyle: 'decimal' });
globalStyle(`${prose} img`, { height: 'auto', borderRadius: vars.radius.md });
globalStyle(`${prose} figure`, { display: 'grid', gap: vars.space['2'], margin: 0 });
globalStyle(`${prose} figcaption`, { fontSize: vars.text.sm, color: vars.color.muted });
globalStyle(`${prose} table`, { width: '100%', borderCollapse: 'collapse', fontSize: vars.text.sm });
globalStyle(`${prose} th, ${prose} td`, {
  textAlign: 'left',
  verticalAlign: 'top',
  padding: vars.space['2'],
  borderBottom: `${vars.stroke.hair} solid ${vars.color.line}`,
});
