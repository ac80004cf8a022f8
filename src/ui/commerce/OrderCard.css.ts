import { style, styleVariants } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space['3']} ${vars.space['6']}`,
  alignItems: 'center',
  padding: vars.layout.panel,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const body = style({ display: 'grid', gap: vars.space['2h'], justifyItems: 'start', minWidth: 0 });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['2'] });
export const meta = style({ fontSize: vars.text.sm, color: vars.color.muted });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['1']} ${vars.space['4']}`,
  fontSize: vars.text.sm,
});
export const fact = style({ display: 'flex', alignItems: 'center', gap: vars.space['1h'], minWidth: 0 });

const noteBase = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  fontSize: vars.text.sm,
});

export const note = styleVariants({
  plain: [noteBase, { color: vars.color.muted }],
  warning: [noteBase, { color: vars.color.warning, fontWeight: 600 }],
  danger: [noteBase, { color: vars.color.danger, fontWeight: 600 }],
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space['2'],
});
