import { style, styleVariants } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { touchTarget } from '../primitives/touch-target.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['2'],
  borderRadius: vars.radius.control,
  border: `${vars.stroke.control} solid transparent`,
  fontWeight: 700,
  lineHeight: 1.25,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.motion.fast,
});

const off = {
  '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
    background: vars.color.sunken,
    color: vars.color.muted,
    borderColor: 'transparent',
    cursor: 'not-allowed',
  },
  '&[aria-busy="true"]': { cursor: 'progress' },
};

export const variant = styleVariants({
  primary: [
    base,
    {
      background: vars.color.action,
      color: vars.color.onAction,
      selectors: { '&:hover': { background: vars.color.actionHover }, ...off },
    },
  ],
  secondary: [
    base,
    {
      background: vars.color.surface,
      color: vars.color.text,
      borderColor: vars.color.border,
      selectors: { '&:hover': { background: vars.color.sunken, borderColor: vars.color.text }, ...off },
    },
  ],
  ghost: [
    base,
    {
      color: vars.color.action,
      selectors: {
        '&:hover': { background: vars.color.actionSoft, color: vars.color.onActionSoft },
        ...off,
        '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
          ...off['&[aria-disabled="true"], &[aria-disabled="true"]:hover'],
          background: 'transparent',
        },
      },
    },
  ],
  soft: [
    base,
    {
      background: vars.color.actionSoft,
      color: vars.color.onActionSoft,
      selectors: { '&:hover': { borderColor: vars.color.action }, ...off },
    },
  ],
  /** Leads to a question whose yes cannot be undone. */
  dangerLine: [
    base,
    {
      background: vars.color.surface,
      color: vars.color.danger,
      borderColor: vars.color.danger,
      selectors: { '&:hover': { background: vars.color.dangerSoft }, ...off },
    },
  ],
  danger: [
    base,
    {
      background: vars.color.danger,
      color: vars.color.surface,
      selectors: {
        '&:hover': { background: `color-mix(in srgb, ${vars.color.danger} 85%, ${vars.color.text})` },
        ...off,
      },
    },
  ],
});

export const size = styleVariants({
  sm: {
    ...touchTarget,
    minHeight: vars.size.controlSm,
    padding: `${vars.space['1']} ${vars.space['3h']}`,
    fontSize: vars.text.sm,
  },
  md: {
    minHeight: vars.size.control,
    padding: `${vars.space['2']} ${vars.space['5']}`,
    fontSize: vars.text.md,
  },
  lg: {
    minHeight: vars.size.controlLg,
    padding: `${vars.space['2']} ${vars.space['7']}`,
    fontSize: vars.text.lg,
    '@media': { [screen.phone]: { paddingInline: vars.space['4'] } },
  },
});

/** Ghost buttons have less padding at the sides. */
export const snug = style({ paddingInline: vars.space['3'] });
export const block = style({ width: '100%' });
export const reason = style({
  marginTop: vars.space['1'],
  fontSize: vars.text.sm,
  lineHeight: 1.4,
  color: vars.color.muted,
});
