import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const hits = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space['3'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const hit = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['1'],
  minHeight: vars.size.controlLg,
  padding: vars.space['3'],
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
});
export const kind = style({ color: vars.color.muted, fontSize: vars.text.sm });
export const title = style({
  color: 'inherit',
  fontWeight: 700,
  textDecoration: 'none',
  ':hover': { textDecorationLine: 'underline' },
  // All of the card leads there; its words are the link's alone.
  '::after': { content: '', position: 'absolute', inset: 0 },
});
export const excerpt = style({ color: vars.color.muted, fontSize: vars.text.sm });
