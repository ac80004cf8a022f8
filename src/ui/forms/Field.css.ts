import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const field = style({ display: 'grid', gap: vars.space['1h'], alignContent: 'start', minWidth: 0 });
export const label = style({
  // With text at 200% a long word has no room beside another field.
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  fontWeight: 600,
  fontSize: vars.text.sm,
  lineHeight: 1.4,
});
export const mark = style({ color: vars.color.danger });
export const hint = style({ fontSize: vars.text.sm, lineHeight: 1.4, color: vars.color.muted });

export const error = style({
  display: 'flex',
  gap: vars.space['1h'],
  alignItems: 'flex-start',
  fontSize: vars.text.sm,
  lineHeight: 1.4,
  fontWeight: 600,
  color: vars.color.danger,
  overflowWrap: 'anywhere',
});

/** Keeps an icon in line with the first line of text. */
export const errorIcon = style({ display: 'flex', alignItems: 'center', height: '1.4em' });

export const box = style({ position: 'relative', display: 'flex', alignItems: 'center' });

export const lead = style({
  position: 'absolute',
  left: vars.space['3h'],
  color: vars.color.muted,
  pointerEvents: 'none',
});

export const trail = style({ position: 'absolute', right: vars.space['0h'], display: 'flex' });

export const input = style({
  width: '100%',
  minHeight: vars.size.field,
  padding: `${vars.space['2h']} ${vars.space['3h']}`,
  border: `${vars.stroke.control} solid ${vars.color.border}`,
  borderRadius: vars.radius.field,
  background: vars.color.surface,
  color: vars.color.text,
  lineHeight: 1.5,
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.muted, opacity: 1 },
  selectors: {
    '&:hover': { borderColor: vars.color.text },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.danger,
      // Thicker without moving the text.
      boxShadow: `inset 0 0 0 ${vars.stroke.half} ${vars.color.danger}`,
    },
    '&:disabled': {
      background: vars.color.sunken,
      borderColor: vars.color.line,
      color: vars.color.muted,
      cursor: 'not-allowed',
    },
    '&:read-only:not(select)': { background: vars.color.sunken },
  },
});

export const withLead = style({ paddingLeft: vars.size.control });
export const withTrail = style({ paddingRight: vars.size.controlLg });
export const area = style({ minHeight: vars.size.textarea, resize: 'vertical' });
