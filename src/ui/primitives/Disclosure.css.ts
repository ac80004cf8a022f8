import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const disclosure = style({ borderBottom: `${vars.stroke.hair} solid ${vars.color.line}` });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  minHeight: vars.size.controlLg,
  paddingBlock: vars.space['2'],
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const chevron = style({
  display: 'flex',
  flex: 'none',
  transition: `transform ${vars.motion.fast}`,
  selectors: { [`${disclosure}[open] &`]: { transform: 'rotate(180deg)' } },
});

export const body = style({ maxWidth: vars.width.reading, paddingBottom: vars.space['4'] });
