import { globalStyle, style } from '@vanilla-extract/css';
import { button as scrollTop } from '../navigation/ScrollTopButton.css.ts';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { layer } from '../primitives/layers.ts';

/** Stands on the bottom bar, so that the cart stays one thumb away. */
export const bar = style({
  position: 'fixed',
  zIndex: layer.bar,
  insetInline: 0,
  bottom: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))`,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  padding: `${vars.space['2']} ${vars.space['4']}`,
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

// Above the bar: it would lie over its button.
globalStyle(`body:has(${bar}) ${scrollTop}`, {
  '@media': {
    [screen.phone]: {
      bottom: `calc(${vars.size.bottomBar} + ${vars.size.control} + ${vars.space['8']} + env(safe-area-inset-bottom))`,
    },
  },
});
