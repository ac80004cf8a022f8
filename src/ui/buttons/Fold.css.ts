import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const fold = style({ minWidth: 0 });

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space['3']}`,
  minHeight: vars.size.control,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: vars.radius.sm,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const note = style({ color: vars.color.muted, fontSize: vars.text.sm });

export const chevron = style({
  display: 'flex',
  marginLeft: 'auto',
  transition: `transform ${vars.motion.fast}`,
  selectors: { [`${fold}[open] &`]: { transform: 'rotate(180deg)' } },
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['4'],
  paddingTop: vars.space['3'],
});
