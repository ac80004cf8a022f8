import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours, screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { touchTarget } from '../primitives/touch-target.ts';

export const logo = style({
  ...touchTarget,
  display: 'inline-flex',
  flex: 'none',
  borderRadius: vars.radius.sm,
});
export const drawing = style({ height: vars.layout.logo, width: 'auto' });

/** On the narrowest screens the header's logo is cut down to its mark. */
export const cut = style({ '@media': { [screen.narrow]: { width: vars.layout.logo } } });

const markOfDevice = { '@media': { [forcedColours]: { color: 'CanvasText' } } } as const;
const detailOfDevice = { '@media': { [forcedColours]: { color: 'Canvas' } } } as const;
const wordOfDevice = { '@media': { [forcedColours]: { fill: 'CanvasText' } } } as const;

export const mark = styleVariants({
  header: { color: vars.color.logo.mark, ...markOfDevice },
  page: { color: vars.color.action, ...markOfDevice },
});

export const detail = styleVariants({
  header: { color: vars.color.logo.detail, ...detailOfDevice },
  page: { color: vars.color.sunken, ...detailOfDevice },
});

export const word = styleVariants({
  header: { fill: vars.color.logo.word, ...wordOfDevice },
  page: { fill: vars.color.text, ...wordOfDevice },
});
