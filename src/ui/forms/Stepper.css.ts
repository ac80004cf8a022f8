import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours, screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

/** Two buttons and a quantity, which grows with the text. */
const lineWidth = `max(${vars.size.stepperLine}, 2 * ${vars.size.control} + 3rem)`;

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  borderRadius: vars.radius.control,
  '@media': { [forcedColours]: { border: `${vars.stroke.hair} solid CanvasText` } },
});

export const group = styleVariants({
  card: [
    base,
    {
      flex: 1,
      minWidth: 0,
      maxWidth: '100%',
      minHeight: vars.size.control,
      background: vars.color.action,
      color: vars.color.onAction,
      boxShadow: vars.shadow.low,
      '@media': {
        [screen.phone]: { minWidth: vars.size.stepperLine },
        [screen.narrow]: { minWidth: 0, fontSize: vars.text.sm },
      },
    },
  ],
  line: [
    base,
    {
      minWidth: `min(100%, ${lineWidth})`,
      maxWidth: `max(${vars.size.stepper}, ${lineWidth})`,
      minHeight: vars.size.control,
      background: vars.color.surface,
      color: vars.color.text,
      border: `${vars.stroke.control} solid ${vars.color.border}`,
    },
  ],
  lg: [
    base,
    {
      flex: 'none',
      width: vars.size.stepperLg,
      minHeight: vars.size.controlLg,
      background: vars.color.surface,
      color: vars.color.text,
      border: `${vars.stroke.control} solid ${vars.color.border}`,
      fontSize: vars.text.lg,
      // As wide as "1,25 kg" between two touch targets.
      '@media': { [screen.phone]: { width: '9.75rem', maxWidth: '100%', fontSize: vars.text.md } },
    },
  ],
});

const step = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.control,
  selectors: {
    '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' },
    '&[aria-disabled="true"]:hover': { background: 'none' },
  },
});

export const button = styleVariants({
  card: [
    step,
    {
      width: vars.size.control,
      height: vars.size.control,
      ':hover': { background: vars.color.actionHover },
      // On the narrowest screens the buttons shrink, so that the quantity fits.
      '@media': { [screen.narrow]: { width: vars.size.controlXs } },
    },
  ],
  line: [
    step,
    {
      width: vars.size.control,
      height: vars.size.control,
      color: vars.color.action,
      ':hover': { background: vars.color.sunken },
    },
  ],
  lg: [
    step,
    {
      width: vars.size.controlLg,
      height: vars.size.field,
      color: vars.color.action,
      ':hover': { background: vars.color.sunken },
      // The field between the buttons stays as wide as a touch target.
      '@media': { [screen.phone]: { width: vars.size.control } },
    },
  ],
});

export const value = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  minHeight: vars.size.control,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  textAlign: 'center',
  fontWeight: 700,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
});
