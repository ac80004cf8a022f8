import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { fold, summary as foldSummary } from '../buttons/Fold.css.ts';

export const summary = style([foldSummary, { fontSize: vars.text.lg }]);

export const label = style({ fontWeight: 700 });

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1'],
  fontSize: vars.text.sm,
  fontWeight: 600,
  color: vars.color.action,
});

export const chevron = style({
  display: 'flex',
  transition: `transform ${vars.motion.fast}`,
  transform: 'rotate(180deg)',
  selectors: { [`${fold}[open] &`]: { transform: 'none' } },
});

export const value = style({
  marginLeft: 'auto',
  fontFamily: vars.font.price,
  fontWeight: vars.font.priceWeight,
  fontSize: vars.text['2xl'],
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
});

export const rows = style({
  maxHeight: '30dvh',
  overflowY: 'auto',
  paddingTop: vars.space['2'],
  marginTop: vars.space['2'],
  borderTop: `${vars.stroke.hair} solid ${vars.color.line}`,
});
