import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const stars = style({ display: 'flex', flexWrap: 'wrap' });

export const star = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: vars.size.field,
  height: vars.size.field,
  color: vars.color.success,
  cursor: 'pointer',
});

/** The whole star is the radio: it takes the press and shows the focus. */
export const input = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
});
