import { style, styleVariants } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { galleryShape } from '../primitives/gallery-shape.ts';

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
  aspectRatio: galleryShape.phone,
  '@media': { [screen.fromTablet]: { aspectRatio: galleryShape.fromTablet } },
  overflow: 'hidden',
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
});

const image = style({ width: '78%', height: '78%', objectFit: 'contain' });

export const picture = styleVariants({
  rest: [image],
  soldOut: [image, { filter: 'grayscale(1)', opacity: 0.5 }],
});

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
  '@media': { [screen.phone]: { order: 1, display: 'flex', flexWrap: 'wrap' } },
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
