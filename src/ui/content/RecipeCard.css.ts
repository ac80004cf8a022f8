import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space['5'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [screen.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space['4'] },
    [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['3'] },
  },
});

export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  overflow: 'hidden',
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '6rem',
  padding: vars.space['4'],
  background: vars.color.tile,
});

export const image = style({ width: '6rem', maxWidth: '60%', height: 'auto' });

export const words = style({ display: 'grid', gap: vars.space['1'], padding: vars.space['4'] });

export const title = style({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecorationLine: 'underline' },
  // All of the card leads there; its words are the link's alone.
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const text = style({ color: vars.color.muted, lineHeight: 1.45 });
export const facts = style({ fontSize: vars.text.sm, lineHeight: 1.45 });
