import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

/** Large type makes it narrower than the screen tells. */
export const frame = style({ containerType: 'inline-size' });

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
} as const;

const breaking = { overflowWrap: 'anywhere', hyphens: 'auto' } as const;

/** Four columns of large type are wider than a phone: amounts too break before the page scrolls sideways. */
const tight = '(width < 17rem)';

export const first = style({ ...cell, ...breaking, textAlign: 'left', fontWeight: 400 });
export const number = style({
  ...cell,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [tight]: breaking },
});
export const firstHead = style([first, { fontWeight: 700 }]);
export const numberHead = style([number, { fontWeight: 700 }]);

/** What is not part of the printed page. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
