import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['1h'],
  minWidth: vars.size.control,
  minHeight: vars.size.control,
  border: `${vars.stroke.control} solid ${vars.color.add.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.add.bg,
  color: vars.color.add.text,
  fontWeight: 700,
  fontSize: vars.text.sm,
  lineHeight: 1.2,
  boxShadow: vars.shadow.low,
  transitionProperty: 'background-color, color',
  transitionDuration: vars.motion.fast,
  selectors: {
    '&:hover': { background: vars.color.add.hoverBg, color: vars.color.add.hoverText },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
});

export const add = styleVariants({
  /** As the brand's tiles have it: a plus alone, or with its word. */
  card: [base, { flexGrow: vars.layout.actionGrow }],
  /** Always with its word. */
  word: [base, { flexGrow: vars.layout.actionGrow, paddingInline: vars.space['3h'] }],
  /** Always a plus alone. */
  plus: [base],
});

export const word = styleVariants({
  card: { display: vars.layout.actionWord },
  word: {},
  plus: { display: 'none' },
});
