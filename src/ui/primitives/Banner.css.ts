import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { layer } from '../overlays/layers.ts';

export const banner = style({
  position: 'fixed',
  zIndex: layer.toast - 1,
  insetInline: 0,
  bottom: 0,
  maxHeight: '70dvh',
  overflowY: 'auto',
  background: vars.color.surface,
  borderTop: `${vars.stroke.hair} solid ${vars.color.line}`,
  boxShadow: vars.shadow.cover,
});

export const page = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['8'],
  maxWidth: `calc(${vars.width.page} + 2 * ${vars.layout.gutter})`,
  marginInline: 'auto',
  padding: `${vars.space['5']} calc(${vars.layout.gutter} + ${vars.size.control}) ${vars.space['5']} ${vars.layout.gutter}`,
  '@media': {
    [screen.phone]: {
      display: 'grid',
      gap: vars.space['3'],
      padding: `${vars.space['4']} ${vars.layout.gutter} calc(${vars.space['4']} + env(safe-area-inset-bottom))`,
    },
  },
});

export const words = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gap: vars.space['1'],
  fontSize: vars.text.sm,
  lineHeight: 1.45,
  '@media': { [screen.phone]: { paddingRight: vars.size.control } },
});

export const actions = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space['2'],
});

export const close = style({
  position: 'absolute',
  top: vars.space['2'],
  right: vars.space['3'],
});
