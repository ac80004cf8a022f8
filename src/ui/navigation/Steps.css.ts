import { style, styleVariants } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['3'],
  fontSize: vars.text.sm,
  fontWeight: 600,
  color: vars.color.header.muted,
  '@media': { [screen.phone]: { gap: vars.space['2'] } },
});

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  whiteSpace: 'nowrap',
  selectors: {
    '& + &::before': {
      content: '""',
      width: vars.space['8'],
      height: vars.stroke.control,
      marginRight: vars.space['1'],
      background: 'currentColor',
      opacity: 0.5,
    },
    '&[aria-current]': { color: vars.color.header.text },
  },
  '@media': {
    [screen.phone]: { selectors: { '& + &::before': { width: vars.space['3'], marginRight: 0 } } },
    [screen.narrow]: { selectors: { '& + &::before': { display: 'none' } } },
  },
});

const markBase = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: '50%',
  border: `${vars.stroke.control} solid currentColor`,
  fontSize: vars.text.xs,
  fontWeight: 700,
});

export const mark = styleVariants({
  done: [
    markBase,
    { background: vars.color.successSoft, borderColor: vars.color.success, color: vars.color.success },
  ],
  now: [
    markBase,
    {
      background: vars.color.header.cart,
      borderColor: vars.color.header.cart,
      color: vars.color.header.onCart,
    },
  ],
  next: [markBase],
});

export const word = styleVariants({
  done: { '@media': { [screen.phone]: { display: 'none' } } },
  now: {},
  next: { '@media': { [screen.phone]: { display: 'none' } } },
});
