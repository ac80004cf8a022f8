import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { touchTarget } from '../primitives/touch-target.ts';

export const crumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Where they wrap, the targets of one line end before those of the next begin.
  gap: `calc(${vars.size.control} - ${vars.size.floor}) ${vars.space['2']}`,
  paddingBlock: `${vars.space['4']} ${vars.space['3']}`,
  fontSize: vars.text.sm,
  color: vars.color.muted,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minHeight: vars.size.floor,
});

export const link = style({
  ...touchTarget,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.floor,
  textDecoration: 'none',
  ':hover': { textDecorationLine: 'underline' },
});
