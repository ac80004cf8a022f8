import { style, styleVariants } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

const part = style({
  selectors: {
    '& + &': {
      '@media': {
        [screen.fromTablet]: {
          marginTop: vars.space['6'],
          paddingTop: vars.space['6'],
          borderTop: `${vars.stroke.hair} solid ${vars.color.line}`,
        },
      },
    },
  },
});

export const shown = styleVariants({
  now: [part],
  fromTablet: [part, { '@media': { [screen.phone]: { display: 'none' } } }],
});
