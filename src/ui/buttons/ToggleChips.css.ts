import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'] });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minWidth: 0,
  maxWidth: '100%',
  minHeight: vars.size.control,
  padding: `${vars.space['1']} ${vars.space['3h']}`,
  border: `${vars.stroke.control} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  cursor: 'pointer',
  fontFamily: 'inherit',
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { borderColor: vars.color.border },
    '&[aria-disabled="true"]': { cursor: 'default' },
    '&[aria-pressed="true"]': {
      background: vars.color.text,
      borderColor: vars.color.text,
      color: vars.color.canvas,
    },
  },
});
