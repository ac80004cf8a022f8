import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const up = style({
  display: 'none',
  '@media': {
    [screen.phone]: {
      // The letters of the title reach over its line: the way up keeps its whole height all the same.
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space['1'],
      minHeight: vars.size.control,
      paddingRight: vars.space['2'],
      fontWeight: 600,
      fontSize: vars.text.sm,
      color: vars.color.action,
      textDecoration: 'none',
    },
  },
});
