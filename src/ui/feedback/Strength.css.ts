import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const strength = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  marginTop: vars.space['1'],
  fontSize: vars.text.sm,
  fontWeight: 600,
});

export const bars = style({ flex: 1, display: 'flex', gap: vars.space['1'] });

const barBase = style({ flex: 1, height: vars.stroke.bar, borderRadius: vars.radius.full });

export const bar = styleVariants({
  weak: [barBase, { background: vars.color.danger }],
  fair: [barBase, { background: vars.color.warning }],
  good: [barBase, { background: vars.color.success }],
  off: [barBase, { background: vars.color.line }],
});

export const word = styleVariants({
  weak: { color: vars.color.danger },
  fair: { color: vars.color.warning },
  good: { color: vars.color.success },
});
