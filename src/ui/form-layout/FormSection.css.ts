import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const section = style({
  scrollMarginTop: vars.space['4'],
  selectors: {
    '& + &': {
      marginTop: vars.space['6'],
      paddingTop: vars.space['6'],
      borderTop: `${vars.stroke.hair} solid ${vars.color.line}`,
    },
  },
});

/** Said by the step's own heading there. */
export const headFromTablet = style({ '@media': { [screen.phone]: { display: 'none' } } });

export const note = style({
  marginTop: vars.space['1'],
  fontSize: vars.text.sm,
  lineHeight: 1.4,
  color: vars.color.muted,
});
export const mark = style({ color: vars.color.danger });
