import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const group = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: vars.space['1'],
  padding: vars.space['1'],
  background: vars.color.sunken,
  borderRadius: vars.radius.md,
});

const radius = `calc(${vars.radius.md} - ${vars.stroke.ring})`;

export const choice = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['2'],
  minHeight: vars.size.control,
  padding: `${vars.space['1']} ${vars.space['3']}`,
  borderRadius: radius,
  border: `${vars.stroke.hair} solid transparent`,
  fontWeight: 600,
  lineHeight: 1.25,
  color: vars.color.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:has(input:checked)': {
      background: vars.color.surface,
      borderColor: vars.color.line,
      color: vars.color.text,
      boxShadow: vars.shadow.low,
    },
  },
});

/** The whole segment is the radio: it takes the press and shows the focus. */
export const input = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: radius,
  cursor: 'pointer',
});
