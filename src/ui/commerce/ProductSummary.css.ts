import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const summary = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.gallery} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: vars.space['4'],
});

export const picture = style({
  width: '100%',
  aspectRatio: '1',
  padding: vars.space['2'],
  objectFit: 'contain',
  background: vars.color.tile,
  borderRadius: vars.radius.md,
});

export const meta = style({ color: vars.color.muted, fontSize: vars.text.sm });
