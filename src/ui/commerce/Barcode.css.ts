import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const paper = style({
  display: 'grid',
  gap: vars.space['3'],
  width: `min(100%, ${vars.width.dialogSm})`,
  padding: `${vars.space['4']} 0`,
  borderRadius: vars.radius.lg,
  background: vars.print.paper,
  color: vars.print.ink,
  textAlign: 'center',
});

export const bars = style({ display: 'block', width: '100%', height: vars.size.barcode });

export const digits = style({
  fontFamily: vars.font.price,
  fontSize: vars.text.xl,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.space['0h'],
});
