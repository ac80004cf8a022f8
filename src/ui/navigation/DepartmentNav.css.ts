import { style } from '@vanilla-extract/css';
import { forcedColours, screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const nav = style({
  display: 'flex',
  alignItems: 'stretch',
  gap: vars.layout.navGap,
  minHeight: vars.layout.navRow,
  fontSize: vars.text.sm,
  fontWeight: 600,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  '@media': { [screen.phone]: { display: 'none' } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space['1h'],
  paddingTop: vars.stroke.ring,
  borderBottom: `${vars.stroke.ring} solid transparent`,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outlineOffset: `calc(-1 * ${vars.stroke.ring})`,
  selectors: { '&:hover, &[aria-current]': { borderColor: 'currentColor' } },
  '@media': { [forcedColours]: { borderColor: 'Canvas' } },
});

export const end = style([link, { fontWeight: 500, '@media': { [screen.upToTablet]: { display: 'none' } } }]);

export const spring = style({ marginLeft: 'auto' });
