import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours, screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const timeline = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  '@media': { [screen.phone]: { gridAutoFlow: 'row' } },
});

const base = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space['1h'],
  alignContent: 'start',
  paddingRight: vars.space['3'],
  fontSize: vars.text.sm,
  lineHeight: 1.3,
  selectors: {
    '&::before': {
      content: '""',
      height: vars.stroke.bar,
      margin: `${vars.space['2h']} calc(-1 * ${vars.space['3']}) ${vars.space['2h']} 0`,
      background: vars.color.line,
    },
    '&:last-child::before': { visibility: 'hidden' },
  },
  '@media': {
    [forcedColours]: { '::before': { outline: `${vars.stroke.hair} solid CanvasText` } },
    [screen.phone]: {
      gap: vars.space['0h'],
      padding: `0 0 ${vars.space['5']} ${vars.size.controlSm}`,
      selectors: {
        '&::before': {
          position: 'absolute',
          left: vars.space['2h'],
          top: vars.space['3'],
          width: vars.stroke.bar,
          height: '100%',
          margin: 0,
        },
        // As high as its mark.
        '&:last-child': { minHeight: vars.size.iconLg, paddingBottom: 0 },
      },
    },
  },
});

export const step = styleVariants({
  done: [base, { selectors: { '&::before': { background: vars.color.success } } }],
  now: [base, { fontWeight: 700 }],
  next: [base],
});

const markBase = style({
  position: 'absolute',
  left: 0,
  top: 0,
  display: 'grid',
  placeItems: 'center',
  width: vars.size.iconLg,
  height: vars.size.iconLg,
  borderRadius: '50%',
  background: vars.color.surface,
  border: `${vars.stroke.strong} solid ${vars.color.border}`,
});

export const mark = styleVariants({
  done: [
    markBase,
    { background: vars.color.success, borderColor: vars.color.success, color: vars.color.surface },
  ],
  now: [markBase, { border: `${vars.stroke.dot} solid ${vars.color.action}` }],
  next: [markBase],
});

export const when = style({ fontSize: vars.text.xs, fontWeight: 400, color: vars.color.muted });
