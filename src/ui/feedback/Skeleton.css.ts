import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { forcedColours, screen, still, unscripted } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { galleryShape } from '../primitives/gallery-shape.ts';

const sheen = keyframes({ to: { transform: 'translateX(100%)' } });

export const skeleton = style({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.sunken,
  borderRadius: vars.radius.sm,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(90deg, transparent, color-mix(in srgb, ${vars.color.surface} 55%, transparent), transparent)`,
    transform: 'translateX(-100%)',
    animation: `${sheen} ${vars.motion.sheen} ${vars.motion.ease} infinite`,
  },
  '@media': {
    [still]: { '::after': { display: 'none' } },
    [forcedColours]: { border: `${vars.stroke.hair} solid GrayText` },
    // Nothing will take its place.
    [unscripted]: { display: 'none' },
  },
});

export const height = styleVariants({
  micro: { height: '0.75rem' },
  line: { height: '1rem' },
  title: { height: '1.75rem' },
  control: { height: vars.size.control },
  slot: { height: vars.size.slot, borderRadius: vars.radius.md },
  panel: { height: '10rem', borderRadius: vars.radius.lg },
  gallery: {
    aspectRatio: galleryShape.phone,
    borderRadius: vars.radius.lg,
    '@media': { [screen.fromTablet]: { aspectRatio: galleryShape.fromTablet } },
  },
  square: { aspectRatio: '1', borderRadius: vars.radius.tile },
});

export const width = styleVariants({
  full: {},
  long: { width: '80%' },
  half: { width: '50%' },
  short: { width: '34%' },
});
