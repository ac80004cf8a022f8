import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.sm,
  lineHeight: 1.4,
});

const cell = {
  padding: `${vars.space['2']} ${vars.space['1']}`,
  borderBottom: `${vars.stroke.hair} solid ${vars.color.line}`,
  verticalAlign: 'top',
  // Four columns of large type are wider than a phone: words and amounts break before the page scrolls sideways.
  overflowWrap: 'anywhere',
  hyphens: 'auto',
} as const;

export const first = style({ ...cell, textAlign: 'left', fontWeight: 400 });
export const number = style({ ...cell, textAlign: 'right', fontVariantNumeric: 'tabular-nums' });
export const firstHead = style([first, { fontWeight: 700 }]);
export const numberHead = style([number, { fontWeight: 700 }]);

/** What is not part of the printed page. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
