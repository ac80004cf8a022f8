import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.gallery} minmax(0, 1fr)`,
  gap: vars.space['3'],
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const single = style({ gridTemplateColumns: 'minmax(0, 1fr)' });

export const main = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  overflow: 'hidden',
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
});

export const picture = style({ width: '78%', height: '78%', objectFit: 'contain' });

export const badges = style({
  position: 'absolute',
  left: vars.space['4'],
  top: vars.space['4'],
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['1'],
});

export const heart = style({ position: 'absolute', right: vars.space['2'], top: vars.space['2'] });

export const thumbs = style({
  display: 'grid',
  gap: vars.space['2'],
  alignContent: 'start',
  '@media': { [screen.phone]: { order: 1, gridAutoFlow: 'column', justifyContent: 'start' } },
});

export const thumb = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.gallery,
  height: vars.size.gallery,
  padding: vars.space['2h'],
  border: `${vars.stroke.control} solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  selectors: {
    '&:hover': { borderColor: vars.color.border },
    '&[aria-current]': { borderColor: vars.color.action },
  },
});
