import { style, styleVariants } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: '5fr 3fr 3fr',
  gap: vars.space['6'],
  marginTop: vars.layout.sectionGap,
  '@media': {
    [screen.tablet]: { gridTemplateColumns: '1fr 1fr', gap: vars.space['4'] },
    [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['3'] },
  },
});

const base = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space['2h'],
  minHeight: vars.layout.feature,
  padding: vars.space['7'],
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  '@media': { [screen.phone]: { padding: vars.space['5'] } },
});

export const tone = styleVariants({
  strong: [
    base,
    {
      background: vars.color.feature.bg,
      color: vars.color.feature.text,
      '@media': { [screen.tablet]: { gridColumn: '1 / -1' } },
    },
  ],
  accent: [base, { background: vars.color.accentSoft }],
  action: [base, { background: vars.color.actionSoft }],
  plain: [base, { background: vars.color.sunken }],
});

export const eyebrow = style({ fontSize: vars.text.sm, lineHeight: 1.45 });
export const words = style({
  position: 'relative',
  maxWidth: '20rem',
  display: 'grid',
  gap: vars.space['2h'],
  justifyItems: 'start',
});
export const text = style({ maxWidth: '17rem', lineHeight: 1.5 });

export const picture = style({
  position: 'absolute',
  right: vars.space['4'],
  bottom: vars.space['3'],
  height: 'auto',
});

export const pictureWidth = styleVariants({
  strong: { width: '44%', maxWidth: '11rem', '@media': { [screen.phone]: { width: '38%' } } },
  accent: { width: '36%', maxWidth: '7rem' },
  action: { width: '36%', maxWidth: '7rem' },
  plain: { width: '36%', maxWidth: '7rem' },
});
