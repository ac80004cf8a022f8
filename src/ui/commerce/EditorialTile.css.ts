import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

const base = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  gap: vars.space['1h'],
  minWidth: 0,
  padding: vars.space['4'],
  overflow: 'hidden',
  borderRadius: vars.radius.tile,
  background: vars.color.secondarySoft,
  color: vars.color.text,
  textDecoration: 'none',
  boxShadow: `0 0 0 ${vars.stroke.half} ${vars.color.card.line}, inset 0 0 0 ${vars.stroke.half} ${vars.color.card.line}`,
});

export const tile = styleVariants({
  words: [base, { minHeight: '9rem' }],
  pictured: [base, { minHeight: '17.5rem' }],
});

export const picture = style({
  position: 'absolute',
  top: vars.space['4'],
  right: vars.space['3'],
  width: '58%',
  height: 'auto',
});

export const eyebrow = style({ position: 'relative', fontSize: vars.text.sm, lineHeight: 1.45 });
export const title = style({ position: 'relative' });

export const more = style({
  position: 'relative',
  fontSize: vars.text.sm,
  fontWeight: 600,
  color: vars.color.action,
  textDecorationLine: 'underline',
  textUnderlineOffset: vars.stroke.ring,
});
