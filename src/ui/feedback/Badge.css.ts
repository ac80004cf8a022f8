import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1'],
  minHeight: vars.size.floor,
  padding: `${vars.space['0h']} ${vars.space['2']}`,
  borderRadius: vars.radius.sm,
  fontSize: vars.text.xs,
  fontWeight: 700,
  lineHeight: 1.3,
  '@media': { [forcedColours]: { border: `${vars.stroke.hair} solid CanvasText` } },
});

const tint = (background: string, color: string) => [base, { background, color }];

export const tone = styleVariants({
  neutral: tint(vars.color.sunken, vars.color.text),
  promo: tint(vars.color.promo, vars.color.onPromo),
  new: tint(vars.color.secondarySoft, vars.color.secondary),
  success: tint(vars.color.successSoft, vars.color.success),
  warning: tint(vars.color.warningSoft, vars.color.warning),
  danger: tint(vars.color.dangerSoft, vars.color.danger),
  info: tint(vars.color.infoSoft, vars.color.info),
  line: [
    base,
    {
      background: vars.color.surface,
      color: vars.color.text,
      boxShadow: `inset 0 0 0 ${vars.stroke.hair} ${vars.color.line}`,
    },
  ],
});
