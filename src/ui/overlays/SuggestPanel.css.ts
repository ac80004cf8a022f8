import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
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

export const product = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.size.pictureMd} minmax(0, 1fr) auto auto`,
  gap: vars.space['3'],
  alignItems: 'center',
  paddingBlock: vars.space['1h'],
  selectors: { '& + &': { borderTop: `${vars.stroke.hair} solid ${vars.color.line}` } },
  '@media': {
    [screen.phone]: {
      gridTemplateColumns: `${vars.size.pictureMd} minmax(0, 1fr) auto`,
      rowGap: 0,
    },
  },
});

export const picture = style({
  width: vars.size.pictureMd,
  height: vars.size.pictureMd,
  padding: vars.stroke.ring,
  borderRadius: vars.radius.md,
  background: vars.color.tile,
  '@media': { [screen.phone]: { gridRow: '1 / span 2' } },
});

export const name = style({
  display: 'block',
  // The link covers the whole row; the row's button lies above it.
  '::after': { content: '""', position: 'absolute', inset: 0 },
  fontWeight: 600,
  lineHeight: 1.3,
  textDecoration: 'none',
  ':hover': { textDecorationLine: 'underline' },
});
export const meta = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: 1.35,
});

export const price = style({
  textAlign: 'right',
  fontWeight: 700,
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  '@media': {
    [screen.phone]: {
      gridColumn: 2,
      display: 'flex',
      flexWrap: 'wrap',
      gap: `0 ${vars.space['2']}`,
      alignItems: 'baseline',
      textAlign: 'left',
    },
  },
});

export const unit = style({
  display: 'block',
  fontWeight: 400,
  fontSize: vars.text.xs,
  color: vars.color.muted,
});

export const action = style({
  position: 'relative',
  '@media': { [screen.phone]: { gridColumn: 3, gridRow: '1 / span 2', alignSelf: 'center' } },
});
