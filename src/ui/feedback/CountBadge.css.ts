import { style } from '@vanilla-extract/css';
import { forcedColours } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: vars.size.count,
  minHeight: vars.size.count,
  paddingInline: vars.space['1h'],
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.text.xs,
  fontWeight: 700,
  lineHeight: 1,
  '@media': { [forcedColours]: { border: `${vars.stroke.hair} solid CanvasText` } },
});
