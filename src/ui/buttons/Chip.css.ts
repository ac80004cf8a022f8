import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { sideways } from '../scrolling/sideways.css.ts';
import { touchTarget } from '../primitives/touch-target.ts';

const base = style({
  ...touchTarget,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1h'],
  minHeight: vars.size.controlSm,
  padding: `${vars.space['1']} ${vars.space['3h']}`,
  border: `${vars.stroke.control} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
});

const on = { background: vars.color.text, color: vars.color.canvas, borderColor: vars.color.text };

export const chip = style([
  base,
  {
    selectors: {
      '&:hover': { borderColor: vars.color.border },
      '&[aria-current]': on,
    },
  },
]);

/** Chips that are pressed stand in their own line, and wrap but on phones. */
export const toggleChip = style([
  base,
  {
    cursor: 'pointer',
    whiteSpace: 'normal',
    '@media': { [screen.phone]: { flex: 'none', whiteSpace: 'nowrap' } },
    fontFamily: 'inherit',
    selectors: {
      '&:hover': { borderColor: vars.color.border },
      '&[aria-pressed="true"]': on,
    },
  },
]);

export const toggleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  '@media': {
    [screen.phone]: {
      ...sideways,
      flexWrap: 'nowrap',
      // Room for a chip's touch target and focus ring inside the scrolled box.
      padding: vars.space['1h'],
      margin: `calc(-1 * ${vars.space['1h']})`,
    },
  },
});

export const removeChip = style([
  base,
  {
    background: vars.color.actionSoft,
    borderColor: 'transparent',
    color: vars.color.onActionSoft,
    paddingRight: vars.space['2'],
    ':hover': { borderColor: vars.color.action },
  },
]);

export const chipRow = style({
  display: 'flex',
  gap: vars.space['2'],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the focus ring inside the scrolled box.
  padding: vars.space['1h'],
  margin: `${vars.space['1']} calc(-1 * ${vars.space['1h']}) calc(-1 * ${vars.space['1h']})`,
});
