import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['1h'],
});

export const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  alignItems: 'center',
  padding: vars.space['2'],
  border: `${vars.stroke.control} solid ${vars.color.border}`,
  borderRadius: vars.radius.field,
  background: vars.color.surface,
  selectors: { '&:hover': { borderColor: vars.color.text } },
});

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1h'],
  minWidth: 0,
  maxWidth: '100%',
  minHeight: vars.size.control,
  padding: `${vars.space['1']} ${vars.space['2']} ${vars.space['1']} ${vars.space['3h']}`,
  border: `${vars.stroke.control} solid transparent`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  fontFamily: 'inherit',
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const tone = styleVariants({
  plain: [
    base,
    {
      background: vars.color.actionSoft,
      color: vars.color.onActionSoft,
      ':hover': { borderColor: vars.color.action },
    },
  ],
  warning: [
    base,
    {
      background: vars.color.warningSoft,
      color: vars.color.warning,
      ':hover': { borderColor: vars.color.warning },
    },
  ],
});

export const input = style({
  flex: '1 1 8rem',
  minWidth: 0,
  maxWidth: '100%',
  minHeight: vars.size.control,
  paddingInline: vars.space['2'],
  border: 'none',
  borderRadius: vars.radius.field,
  background: 'transparent',
  color: vars.color.text,
  lineHeight: 1.5,
  '::placeholder': { color: vars.color.muted, opacity: 1 },
});
