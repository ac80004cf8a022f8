import { style } from '@vanilla-extract/css';
import { screen } from '../../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../../tenants/theme/vars.css.ts';

const row = `calc(${vars.space['12']} + ${vars.space['2']} + 2 * ${vars.stroke.hair})`;

/** A pair of cards, one below the other on phones. */
const base = style({
  minHeight: row,
  marginTop: vars.space['4'],
  '@media': { [screen.phone]: { minHeight: `calc(2 * ${row} + ${vars.space['4']})` } },
});

/** Kept before anything has loaded, where the browser has had a session. */
export const awaited = style([
  base,
  { display: 'none', selectors: { ':root[data-known] &': { display: 'block' } } },
]);

export const taken = base;
