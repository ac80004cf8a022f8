import { style } from '@vanilla-extract/css';
import { forcedColours, screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  gap: vars.layout.deptGap,
  marginTop: vars.layout.deptTop,
  '@media': {
    [screen.phone]: {
      display: 'flex',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${vars.layout.gutter})`,
      paddingInline: vars.layout.gutter,
      paddingBlock: vars.space['1h'],
    },
  },
});

export const tile = style({
  display: 'flex',
  flexDirection: vars.layout.deptDirection,
  alignItems: 'center',
  justifyContent: vars.layout.deptAlign,
  gap: vars.space['1h'],
  minHeight: vars.size.control,
  padding: vars.layout.deptPad,
  borderRadius: vars.layout.deptRadius,
  background: vars.color.surface,
  boxShadow: `0 0 0 ${vars.stroke.half} ${vars.color.line}, inset 0 0 0 ${vars.stroke.half} ${vars.color.line}`,
  fontWeight: 600,
  fontSize: vars.layout.deptText,
  lineHeight: 1.25,
  textDecoration: 'none',
  selectors: {
    '&:hover': {
      boxShadow: `0 0 0 ${vars.stroke.half} ${vars.color.border}, inset 0 0 0 ${vars.stroke.half} ${vars.color.border}`,
    },
  },
  '@media': {
    [screen.phone]: { flex: 'none', width: vars.layout.deptBasis },
    [forcedColours]: { border: `${vars.stroke.hair} solid CanvasText` },
  },
});

export const picture = style({
  flex: 'none',
  width: vars.layout.deptPicture,
  height: vars.layout.deptPicture,
});
export const word = style({ minWidth: 0, overflowWrap: 'anywhere', textAlign: vars.layout.deptAlign });
