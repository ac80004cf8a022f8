import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours, screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

/** A card in which large text has no room between the buttons: it stands above them. */
const crowded = '(width < 5.5rem)';

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
      '@container': {
        '(width < 9rem)': { fontSize: vars.text.sm },
        [crowded]: { flexWrap: 'wrap', minWidth: 0, borderRadius: vars.radius.tile },
      },
    },
  ],
  line: [
    base,
    {
      maxWidth: '100%',
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
      minWidth: vars.size.stepperLg,
      maxWidth: '100%',
      minHeight: vars.size.controlLg,
      background: vars.color.surface,
      color: vars.color.text,
      border: `${vars.stroke.control} solid ${vars.color.border}`,
      fontSize: vars.text.lg,
      // As wide as "1,25 kg" between two touch targets.
      '@media': { [screen.phone]: { minWidth: 'min(100%, 9.75rem)', fontSize: vars.text.md } },
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
      '@media': { [screen.narrow]: { width: vars.size.controlSm } },
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

const number = style({
  // As wide as what is in it, or as its `size` where a browser cannot tell, and whatever the buttons leave.
  flex: '1 1 auto',
  fieldSizing: 'content',
  minWidth: vars.size.control,
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

export const value = styleVariants({
  card: [number, { '@container': { [crowded]: { order: -1, flexBasis: '100%' } } }],
  line: [number],
  lg: [number],
});
