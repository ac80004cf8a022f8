import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const account = style({
  display: 'grid',
  gridTemplateColumns: `${vars.layout.account} minmax(0, 1fr)`,
  gap: vars.layout.accountGap,
  alignItems: 'start',
  paddingTop: vars.space['8'],
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: vars.space['4'] } },
});

export const nav = style({
  padding: vars.space['4'],
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  '@media': {
    [screen.phone]: {
      display: 'flex',
      gap: vars.space['1'],
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${vars.layout.gutter})`,
      padding: `${vars.space['1h']} ${vars.layout.gutter}`,
      border: 0,
      borderRadius: 0,
      background: 'none',
    },
  },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: vars.space['3'],
  borderRadius: vars.radius.md,
  fontWeight: 600,
  fontSize: vars.text.sm,
  textAlign: 'left',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current]': { background: vars.color.actionSoft, color: vars.color.onActionSoft },
  },
  '@media': { [screen.phone]: { width: 'auto', flex: 'none', gap: vars.space['2'] } },
});

export const rule = style({
  marginBlock: vars.space['2'],
  borderTop: `${vars.stroke.hair} solid ${vars.color.line}`,
  '@media': { [screen.phone]: { display: 'none' } },
});
