import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({ display: 'flex', minWidth: 0, maxWidth: '100%' });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minWidth: 0,
  maxWidth: '100%',
  minHeight: vars.size.control,
  padding: `${vars.space['1']} ${vars.space['2']} ${vars.space['1']} ${vars.space['3h']}`,
  border: `${vars.stroke.control} solid transparent`,
  borderRadius: vars.radius.control,
  background: vars.color.actionSoft,
  color: vars.color.onActionSoft,
  cursor: 'pointer',
  fontFamily: 'inherit',
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  ':hover': { borderColor: vars.color.action },
  selectors: { '&[aria-disabled="true"]': { cursor: 'default' } },
});
