import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const facet = style({
  borderTop: `${vars.stroke.hair} solid ${vars.color.line}`,
  paddingBlock: vars.space['3'],
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['2'],
  minHeight: vars.size.facet,
  fontWeight: 700,
  cursor: 'pointer',
  listStyle: 'none',
  '@media': { [screen.phone]: { minHeight: vars.size.control } },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const chevron = style({
  display: 'flex',
  transition: `transform ${vars.motion.fast}`,
  selectors: { [`${facet}[open] &`]: { transform: 'rotate(180deg)' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['2'],
  minHeight: vars.size.control,
});
