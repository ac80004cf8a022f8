import { style } from '@vanilla-extract/css';
import { forcedColours, screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { layer } from '../primitives/layers.ts';

export const panel = style({
  position: 'absolute',
  zIndex: layer.panel,
  left: 0,
  top: `calc(100% + ${vars.space['1h']})`,
  width: `min(${vars.width.suggest}, 72vw)`,
  maxHeight: 'calc(100dvh - 7rem)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  gridTemplateColumns: `${vars.width.suggestTerms} minmax(0, 1fr)`,
  background: vars.color.surface,
  color: vars.color.text,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.cover,
  '@media': {
    [screen.tablet]: {
      left: vars.layout.gutter,
      right: vars.layout.gutter,
      top: `calc(${vars.layout.headerRow} - ${vars.space['1h']})`,
      width: 'auto',
      gridTemplateColumns: `minmax(0, 2fr) minmax(0, 3fr)`,
    },
    [screen.phone]: {
      left: 0,
      right: 0,
      top: '100%',
      width: 'auto',
      gridTemplateColumns: 'minmax(0, 1fr)',
      borderRadius: `0 0 ${vars.radius.lg} ${vars.radius.lg}`,
    },
    [forcedColours]: { border: `${vars.stroke.strong} solid CanvasText` },
  },
});

export const terms = style({
  padding: vars.space['5'],
  borderRight: `${vars.stroke.hair} solid ${vars.color.line}`,
  '@media': {
    [screen.phone]: {
      padding: `${vars.space['2']} ${vars.space['2']}`,
      borderRight: 0,
      borderBottom: `${vars.stroke.hair} solid ${vars.color.line}`,
    },
  },
});

export const products = style({
  minWidth: 0,
  padding: vars.space['5'],
  '@media': { [screen.phone]: { padding: vars.space['4'] } },
});

export const message = style({
  padding: `${vars.space['1']} ${vars.space['2h']} ${vars.space['2']}`,
  fontSize: vars.text.sm,
});

export const label = style({
  padding: `${vars.space['2']} ${vars.space['2h']} ${vars.space['1']}`,
  fontSize: vars.text.xs,
  fontWeight: 700,
  color: vars.color.muted,
});

export const term = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: vars.space['2h'],
  borderRadius: vars.radius.md,
  textAlign: 'left',
  textDecoration: 'none',
  ':hover': { background: vars.color.actionSoft },
});

export const termWords = style({ flex: 1, minWidth: 0 });
