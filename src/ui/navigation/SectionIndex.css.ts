import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const index = style({
  display: 'grid',
  gap: vars.space['1'],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  minHeight: vars.size.control,
  paddingInline: vars.space['3'],
  borderRadius: vars.radius.md,
  color: vars.color.text,
  fontSize: vars.text.sm,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current]': { background: vars.color.actionSoft, color: vars.color.onActionSoft },
  },
});

const markBase = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.check,
  height: vars.size.check,
  borderRadius: '50%',
  border: `${vars.stroke.control} solid currentColor`,
  fontSize: vars.text.xs,
  fontWeight: 700,
});

export const mark = styleVariants({
  next: [markBase],
  done: [
    markBase,
    { background: vars.color.successSoft, borderColor: vars.color.success, color: vars.color.success },
  ],
  wrong: [markBase, { borderColor: vars.color.danger, color: vars.color.danger }],
});
