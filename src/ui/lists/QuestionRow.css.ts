import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { stickyTopHeight } from '../primitives/sticky-top.css.ts';

const rowHeight = `calc(${vars.space['12']} + ${vars.space['2']})`;

export const row = style({
  minWidth: 0,
  borderBottom: `${vars.stroke.hair} solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderTop: `${vars.stroke.hair} solid ${vars.color.line}` } },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  minHeight: rowHeight,
  paddingBlock: vars.space['2'],
  cursor: 'pointer',
  listStyle: 'none',
  fontWeight: 600,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.sm,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const chevron = style({
  display: 'flex',
  flex: 'none',
  transition: `transform ${vars.motion.fast}`,
  selectors: { [`${row}[open] &`]: { transform: 'rotate(180deg)' } },
});

/** Under a header that sticks a link to it shows the question as well. */
export const answer = style({
  paddingBottom: vars.space['4'],
  scrollMarginTop: `calc(${stickyTopHeight} + 2 * ${rowHeight})`,
});

globalStyle(`${answer} p + p`, { marginTop: vars.space['3'] });
