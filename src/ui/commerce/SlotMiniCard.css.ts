import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const card = style({
  display: 'grid',
  gap: vars.space['3h'],
  gridTemplateRows: 'auto auto 1fr auto',
  padding: vars.layout.panel,
  background: vars.color.surface,
  border: `${vars.layout.heroAsideLine} solid ${vars.color.line}`,
  borderRadius: vars.layout.heroRadius,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space['1']} ${vars.space['2']}`,
});

export const options = style({ display: 'grid', gap: vars.space['2'] });

export const option = style({
  display: 'flex',
  // With large text the price wraps below the hours.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['1']} ${vars.space['3']}`,
  width: '100%',
  minHeight: vars.size.field,
  padding: `${vars.space['1']} ${vars.space['3h']}`,
  border: `${vars.stroke.control} solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  textAlign: 'left',
  selectors: {
    '&:hover': { borderColor: vars.color.border },
    '&[aria-current="true"]': { borderColor: vars.color.action, background: vars.color.actionSoft },
  },
});

export const time = style({
  flex: '1 1 6rem',
  minWidth: 0,
  selectors: { [`${option}[aria-current="true"] &`]: { fontWeight: 700 } },
});

export const hours = style({ whiteSpace: 'nowrap' });

export const price = style({
  fontSize: vars.text.sm,
  lineHeight: 1.25,
  marginLeft: 'auto',
  textAlign: 'right',
});

export const terms = style({ display: 'block', fontSize: vars.text.xs, color: vars.color.muted });

export const foot = style({
  alignSelf: 'end',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['2'],
  fontSize: vars.text.sm,
  color: vars.color.muted,
});
