import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const choice = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space['3'],
  alignItems: 'flex-start',
  minHeight: vars.size.controlLg,
  padding: `${vars.space['3h']} ${vars.space['4']}`,
  border: `${vars.stroke.control} solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.border },
    '&:has(input:checked)': {
      borderColor: vars.color.action,
      background: vars.color.actionSoft,
      boxShadow: `inset 0 0 0 ${vars.stroke.half} ${vars.color.action}`,
    },
    '&:has(input:disabled)': {
      background: vars.color.sunken,
      color: vars.color.muted,
      cursor: 'not-allowed',
    },
  },
});

export const input = style({
  appearance: 'none',
  flex: 'none',
  width: vars.size.knob,
  height: vars.size.knob,
  margin: 0,
  border: `${vars.stroke.control} solid ${vars.color.border}`,
  borderRadius: '50%',
  background: vars.color.surface,
  cursor: 'inherit',
  selectors: {
    '&:checked': { border: `${vars.stroke.dot} solid ${vars.color.action}` },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
  },
});

export const body = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['0h'],
  justifyItems: 'start',
});
export const title = style({
  justifySelf: 'stretch',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space['3'],
  fontWeight: 700,
  lineHeight: 1.4,
});
export const aside = style({ whiteSpace: 'nowrap' });
export const note = style({ fontSize: vars.text.sm, lineHeight: 1.45, color: vars.color.muted });
export const picture = style({ flex: 'none', width: vars.size.control, height: vars.size.control });
