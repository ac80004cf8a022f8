import { style } from '@vanilla-extract/css';
import { vars } from '../../tenants/theme/vars.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['2'],
  margin: `${vars.space['2']} 0 ${vars.space['6']}`,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['3'],
  overflowWrap: 'anywhere',
});

export const value = style({ color: vars.color.muted, fontSize: vars.text.sm });

const box = { flex: 'none', width: vars.size.controlLg, height: vars.size.controlLg };

/** A colour; its ground is set where it is known. */
export const swatch = style({
  ...box,
  border: `${vars.stroke.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
});

/** Something with a radius or a shadow of its own. */
export const card = style({
  ...box,
  width: vars.size.slot,
  border: `${vars.stroke.hair} solid ${vars.color.border}`,
  background: vars.color.surface,
});

/** A length; its width is set where it is known. */
export const bar = style({
  flex: 'none',
  maxWidth: '60%',
  height: vars.space['3'],
  background: vars.color.action,
});

export const page = style({ padding: vars.space['4'] });
