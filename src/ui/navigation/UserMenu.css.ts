import { style } from '@vanilla-extract/css';
import { forcedColours } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { layer } from '../primitives/layers.ts';

export const place = style({ position: 'relative' });

export const panel = style({
  position: 'absolute',
  zIndex: layer.panel,
  right: 0,
  top: `calc(100% + ${vars.space['1h']})`,
  minWidth: '14rem',
  padding: vars.space['2'],
  margin: 0,
  listStyle: 'none',
  background: vars.color.surface,
  color: vars.color.text,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.cover,
  '@media': { [forcedColours]: { border: `${vars.stroke.strong} solid CanvasText` } },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: vars.space['2h'],
  borderRadius: vars.radius.md,
  color: vars.color.text,
  fontSize: vars.text.md,
  textAlign: 'left',
  textDecoration: 'none',
  ':hover': { background: vars.color.actionSoft },
});
