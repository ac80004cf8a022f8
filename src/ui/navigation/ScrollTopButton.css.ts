import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { bar as buyBar } from '../layout/BuyBar.css.ts';
import { layer } from '../primitives/layers.ts';

export const button = style({
  position: 'fixed',
  zIndex: layer.bar,
  right: vars.layout.gutter,
  bottom: vars.space['6'],
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  height: vars.size.control,
  border: `${vars.stroke.control} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  ':hover': { background: vars.color.sunken },
  '@media': {
    [screen.phone]: {
      bottom: `calc(${vars.size.bottomBar} + ${vars.space['3']} + env(safe-area-inset-bottom))`,
    },
  },
  selectors: {
    // Above the `BuyBar`, so as not to cover its button.
    [`body:has(${buyBar}) &`]: {
      '@media': {
        [screen.phone]: {
          bottom: `calc(${vars.size.bottomBar} + ${vars.size.control} + ${vars.space['8']} + env(safe-area-inset-bottom))`,
        },
      },
    },
  },
});
