import { style } from '@vanilla-extract/css';
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

export const note = style({
  marginTop: vars.space['1'],
  fontSize: vars.text.sm,
  lineHeight: 1.4,
  color: vars.color.muted,
});
export const mark = style({ color: vars.color.danger });
