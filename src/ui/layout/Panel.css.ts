import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const panel = style({
  padding: vars.layout.panel,
  borderRadius: vars.radius.lg,
  border: `${vars.stroke.hair} solid transparent`,
});

export const tone = styleVariants({
  surface: { background: vars.color.surface, borderColor: vars.color.line },
  sunken: { background: vars.color.sunken },
  /** The brand's strongest background, for the main message of a page. */
  hero: { background: vars.color.hero.bg, color: vars.color.hero.text },
});
