import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const shortcuts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space['3'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const shortcut = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  height: '100%',
  minHeight: vars.size.controlLg,
  padding: vars.space['4'],
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.border },
});

export const mark = style({ flex: 'none', color: vars.color.action });
export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({ fontWeight: 700 });
export const note = style({ fontSize: vars.text.sm, color: vars.color.muted });
