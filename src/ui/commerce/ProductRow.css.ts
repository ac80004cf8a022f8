import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const row = style({
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
  // As wide before its button has come.
  minWidth: vars.size.control,
  '@media': { [screen.phone]: { gridColumn: 3, gridRow: '1 / span 2', alignSelf: 'center' } },
});
