import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const segmented = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['1'],
  padding: vars.space['1'],
  background: vars.color.sunken,
  borderRadius: vars.radius.md,
});

/** As wide as its words. */
export const fitted = style({ width: 'fit-content', maxWidth: '100%' });

export const segment = style({
  flex: '1 1 0',
  minWidth: 'min-content',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['2'],
  minHeight: vars.size.control,
  padding: `${vars.space['1']} ${vars.space['3']}`,
  borderRadius: `calc(${vars.radius.md} - ${vars.stroke.ring})`,
  border: `${vars.stroke.hair} solid transparent`,
  fontWeight: 600,
  lineHeight: 1.25,
  color: vars.color.muted,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-selected="true"]': {
      background: vars.color.surface,
      borderColor: vars.color.line,
      color: vars.color.text,
      boxShadow: vars.shadow.low,
    },
  },
});
