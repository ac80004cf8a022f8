import { style, styleVariants } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const check = styleVariants({
  md: {
    display: 'flex',
    gap: vars.space['3'],
    alignItems: 'flex-start',
    minHeight: vars.size.control,
    padding: `${vars.space['2h']} 0`,
    lineHeight: 1.4,
  },
  sm: {
    display: 'flex',
    gap: vars.space['3'],
    alignItems: 'center',
    minHeight: vars.size.facet,
    padding: `${vars.space['1']} 0`,
    fontSize: vars.text.sm,
    lineHeight: 1.4,
    '@media': { [screen.phone]: { minHeight: vars.size.control } },
  },
});

const box = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  border: `${vars.stroke.control} solid ${vars.color.border}`,
  borderRadius: vars.radius.check,
  background: vars.color.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.text },
    '&:checked': { background: vars.color.action, borderColor: vars.color.action },
    '&:checked::after': {
      content: '""',
      width: '0.375em',
      height: '0.7em',
      marginTop: '-0.18em',
      border: `solid ${vars.color.onAction}`,
      borderWidth: `0 ${vars.stroke.strong} ${vars.stroke.strong} 0`,
      transform: 'rotate(43deg)',
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger, borderWidth: vars.stroke.strong },
    '&:disabled': {
      background: vars.color.sunken,
      borderColor: vars.color.line,
      cursor: 'not-allowed',
    },
  },
});

export const input = styleVariants({
  md: [box, { width: vars.size.check, height: vars.size.check, fontSize: vars.text.md }],
  sm: [box, { width: vars.size.checkSm, height: vars.size.checkSm, fontSize: vars.text.sm }],
});

export const words = style({ minWidth: 0 });
export const count = style({
  flex: 'none',
  whiteSpace: 'nowrap',
  marginLeft: 'auto',
  fontSize: vars.text.sm,
  color: vars.color.muted,
});
export const group = style({ display: 'grid', gap: vars.space['1'] });
export const mark = style({ color: vars.color.danger });
