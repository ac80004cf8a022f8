import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const tabs = style({
  display: 'flex',
  gap: vars.space['1'],
  borderBottom: `${vars.stroke.hair} solid ${vars.color.line}`,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  flex: 'none',
  minHeight: vars.size.field,
  padding: `0 ${vars.space['4']}`,
  borderBottom: `${vars.stroke.ring} solid transparent`,
  color: vars.color.muted,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  outlineOffset: `calc(-1 * ${vars.stroke.ring})`,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-selected="true"], &[aria-current]': {
      color: vars.color.action,
      borderColor: vars.color.action,
    },
  },
});
