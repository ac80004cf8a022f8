import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2h'],
  minHeight: vars.size.field,
  maxWidth: '100%',
  padding: `${vars.space['1']} ${vars.space['3h']}`,
  borderRadius: vars.radius.control,
  textDecoration: 'none',
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  transition: `filter ${vars.motion.fast}`,
});

export const departments = style([
  pill,
  {
    minHeight: vars.size.control,
    paddingInline: vars.space['5'],
    gap: vars.space['2'],
    background: vars.color.header.pill,
    fontWeight: 700,
    fontSize: vars.text.md,
    ':hover': { filter: 'brightness(0.95)' },
    '@media': { [screen.phone]: { paddingInline: vars.space['3'], fontSize: vars.text.sm } },
  },
]);

export const delivery = style([
  pill,
  {
    position: 'relative',
    minWidth: 0,
    background: vars.color.header.pill,
    textAlign: 'left',
    fontSize: vars.text.sm,
    ':hover': { filter: 'brightness(0.95)' },
    '@media': {
      [screen.phone]: { minHeight: vars.size.control, paddingInline: vars.space['3'] },
    },
  },
]);

/** A control that takes the presses of the whole of what it lies in. */
export const cover = style({ position: 'absolute', inset: 0, borderRadius: 'inherit' });

export const lines = style({ display: 'block', minWidth: 0 });

const line = style({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' });

export const title = style([
  line,
  {
    fontWeight: 700,
    '@media': { [screen.tablet]: { maxWidth: '8.5rem' }, [screen.phone]: { maxWidth: '7rem' } },
  },
]);

export const detail = style([
  line,
  {
    color: vars.color.header.muted,
    fontSize: vars.text.xs,
    '@media': { [screen.tablet]: { maxWidth: '8.5rem' }, [screen.phone]: { maxWidth: '7rem' } },
  },
]);

export const user = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minHeight: vars.size.control,
  minWidth: vars.size.control,
  justifyContent: 'center',
  paddingInline: vars.space['2'],
  borderRadius: vars.radius.control,
  fontWeight: 600,
  fontSize: vars.text.sm,
  textDecoration: 'none',
  ':hover': { background: vars.color.header.pill },
});

export const userWord = style({ '@media': { [screen.upToTablet]: { display: 'none' } } });

export const cart = style([
  pill,
  {
    paddingInline: `calc(${vars.space['4']} + ${vars.space['0h']})`,
    background: vars.color.header.cart,
    color: vars.color.header.onCart,
    fontWeight: 700,
    ':hover': { filter: 'brightness(0.92)' },
  },
]);

export const cartCount = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: vars.size.count,
  minHeight: vars.size.count,
  marginLeft: `calc(-1 * ${vars.space['1']})`,
  paddingInline: vars.space['1h'],
  borderRadius: vars.radius.full,
  background: vars.color.header.onCart,
  color: vars.color.header.cart,
  fontSize: vars.text.xs,
  fontWeight: 700,
  lineHeight: 1,
});

/** Fixed room for the total, so that the row does not move when it changes. */
export const cartTotal = style({
  minWidth: '3.6em',
  textAlign: 'center',
  selectors: { [`${cartCount} + &`]: { textAlign: 'right' } },
});
