import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { layer } from '../primitives/layers.ts';
import { touchTarget } from '../primitives/touch-target.ts';

export const anchor = style({ position: 'relative', display: 'inline-block', maxWidth: '100%' });

export const button = style({ ...touchTarget, borderRadius: vars.radius.sm, cursor: 'help' });

export const tip = style({
  position: 'absolute',
  zIndex: layer.raised,
  insetInlineStart: 0,
  top: '100%',
  width: 'max-content',
  maxWidth: '20rem',
  padding: `${vars.space['1h']} ${vars.space['3']}`,
  borderRadius: vars.radius.sm,
  background: vars.color.text,
  color: vars.color.canvas,
  fontSize: vars.text.xs,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [screen.phone]: { position: 'static', display: 'block', width: 'fit-content' } },
});
