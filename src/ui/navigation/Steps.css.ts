import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

const ink = createVar();
const ground = createVar();
const onGround = createVar();

const stepsBase = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['3'],
  fontSize: vars.text.sm,
  fontWeight: 600,
  '@media': { [screen.phone]: { gap: vars.space['1'] } },
});

export const steps = styleVariants({
  header: [
    stepsBase,
    {
      color: vars.color.header.muted,
      vars: {
        [ink]: vars.color.header.text,
        [ground]: vars.color.header.cart,
        [onGround]: vars.color.header.onCart,
      },
    },
  ],
  page: [
    stepsBase,
    {
      color: vars.color.muted,
      vars: { [ink]: vars.color.text, [ground]: vars.color.action, [onGround]: vars.color.onAction },
    },
  ],
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
    '&[aria-current]': { color: ink },
  },
  '@media': {
    [screen.phone]: {
      gap: vars.space['1h'],
      selectors: { '& + &::before': { width: vars.space['2'], marginRight: 0 } },
    },
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
      background: ground,
      borderColor: ground,
      color: onGround,
    },
  ],
  next: [markBase],
});

// Where there is no room, the words are for screen readers only.
const onlyHeard = style({
  '@media': {
    [screen.phone]: {
      position: 'absolute',
      width: vars.stroke.hair,
      height: vars.stroke.hair,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const word = styleVariants({ done: [onlyHeard], now: [], next: [onlyHeard] });
