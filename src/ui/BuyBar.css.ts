import { style } from '@vanilla-extract/css';
import { screen } from '../../tenants/theme/breakpoints.ts';
import { vars } from '../../tenants/theme/vars.css.ts';
import { layer } from './layers.ts';

/** Over the bottom bar, whose place it takes. */
export const bar = style({
  position: 'fixed',
  zIndex: layer.bar + 1,
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  padding: `${vars.space['3']} ${vars.space['4']} calc(${vars.space['3']} + env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  borderTop: `${vars.stroke.hair} solid ${vars.color.line}`,
  '@media': { [screen.fromTablet]: { display: 'none' } },
});

export const price = style({ minWidth: 0 });
export const action = style({
  flex: '1 0 auto',
  display: 'flex',
  justifyContent: 'flex-end',
  maxWidth: '65%',
});
