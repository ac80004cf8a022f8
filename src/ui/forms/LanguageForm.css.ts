import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['4'],
  fontSize: vars.text.sm,
});

export const legend = style({
  fontWeight: 700,
  lineHeight: 1.5,
  '@media': { [screen.phone]: { flexBasis: '100%' } },
});

export const chosen = style({ color: vars.color.muted });
