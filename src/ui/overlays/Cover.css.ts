import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { layer } from '../primitives/layers.ts';
import { safeTop } from '../primitives/safe-area.ts';
import { surface } from './Overlay.css.ts';

export const cover = style([
  surface,
  {
    inset: 0,
    zIndex: layer.skip,
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    paddingInline: vars.layout.gutter,
    paddingTop: safeTop,
    overflowY: 'auto',
    background: vars.color.canvas,
  },
]);

export const head = style({
  width: '100%',
  maxWidth: vars.width.page,
  marginInline: 'auto',
  paddingBlock: vars.space['5'],
});

export const small = style({ color: vars.color.muted, fontSize: vars.text.sm });
