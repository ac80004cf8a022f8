import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const rows = style({ display: 'grid' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '25% minmax(0, 1fr) max-content',
  alignItems: 'center',
  columnGap: vars.space['4'],
  paddingBlock: vars.space['2'],
  selectors: { '& + &': { borderTop: `${vars.stroke.hair} solid ${vars.color.line}` } },
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr) max-content' } },
});

export const name = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  '@media': { [screen.phone]: { gridColumn: '1', gridRow: '1' } },
});

export const value = style({
  display: 'grid',
  gridColumn: '2',
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontWeight: 600,
  '@media': { [screen.phone]: { gridColumn: '1', gridRow: '2' } },
});

export const note = style({ color: vars.color.muted, fontSize: vars.text.sm, fontWeight: 400 });

export const action = style({
  gridColumn: '3',
  '@media': { [screen.phone]: { gridColumn: '2', gridRow: '1 / span 2' } },
});

/** A message about a row, across its full width. */
export const more = style({
  gridColumn: '1 / -1',
  marginTop: vars.space['2'],
  ':empty': { display: 'none' },
});
