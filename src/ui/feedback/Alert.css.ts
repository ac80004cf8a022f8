import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { forcedColours } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

const base = style({
  display: 'flex',
  // Where its words would be squeezed the action goes below them.
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space['3'],
  padding: `${vars.space['3']} ${vars.space['4']}`,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  fontSize: vars.text.sm,
  lineHeight: 1.45,
  '@media': { [forcedColours]: { border: `${vars.stroke.hair} solid CanvasText` } },
});

export const tone = styleVariants({
  info: [base, { background: vars.color.infoSoft }],
  success: [base, { background: vars.color.successSoft }],
  warning: [base, { background: vars.color.warningSoft }],
  danger: [base, { background: vars.color.dangerSoft }],
});

export const ink = styleVariants({
  info: { color: vars.color.info },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  danger: { color: vars.color.danger },
});

export const title = style({ fontWeight: 700 });
export const words = style({
  flex: `1 1 min(14rem, 100% - ${vars.size.icon} - ${vars.space['3']})`,
  minWidth: 0,
});

export const action = style({
  // Several buttons wrap where they do not fit beside one another.
  flex: '0 1 auto',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.floor,
  marginBlock: `calc(-1 * ${vars.space['0h']})`,
});

export const area = style({
  display: 'grid',
  gap: vars.space['2'],
  // Out of its parent's grid: without a message it has no gap of its own.
  ':empty': { position: 'absolute' },
});

// Something without a class of its own keeps no gaps.
globalStyle(`:not([class]) > ${area}:not(:empty, :last-child)`, { marginBottom: vars.space['4'] });
