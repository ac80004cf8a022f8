import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space['4'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [screen.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const card = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: vars.space['3'],
  padding: vars.layout.panel,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
});

export const head = style({ width: '100%', display: 'flex', alignItems: 'center', gap: vars.space['2'] });
export const title = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space['2'],
  minWidth: 0,
});
export const words = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space['2'],
});
export const lines = style({ overflowWrap: 'anywhere' });
export const titleLink = style({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecorationLine: 'underline' },
});
export const note = style({ color: vars.color.muted, fontSize: vars.text.sm });
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space['2'],
});
export const state = style({ flex: 1 });
