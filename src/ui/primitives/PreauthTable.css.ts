import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const table = style({
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
  fontSize: vars.text.sm,
  overflow: 'hidden',
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space['4'],
  padding: `${vars.space['2h']} ${vars.space['4']}`,
  selectors: { '& + &': { borderTop: `${vars.stroke.hair} solid ${vars.color.line}` } },
});

export const sum = style({
  fontWeight: 700,
  background: `color-mix(in srgb, ${vars.color.accentSoft} 70%, ${vars.color.surface})`,
});

export const value = style({ marginLeft: 'auto', whiteSpace: 'nowrap' });
