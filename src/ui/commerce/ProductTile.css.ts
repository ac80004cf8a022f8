import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { layer } from '../primitives/layers.ts';

export const tile = style({
  position: 'relative',
  isolation: 'isolate',
  selectors: {
    // Its focus ring must lie over the neighbouring tiles.
    '&:focus-within': { zIndex: layer.raised },
    // The first paint lays out what is seen; where one has scrolled to stays right, for all of it comes after that.
    'html:not([data-ready]) &:not(:focus-within)': {
      contentVisibility: 'auto',
      containIntrinsicHeight: '20rem',
    },
  },
  display: 'grid',
  gridTemplateAreas: vars.layout.cardAreas,
  gridTemplateRows: vars.layout.cardRows,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['2h'],
  alignContent: 'start',
  minWidth: 0,
  padding: vars.layout.cardPad,
  borderRadius: vars.radius.tile,
  background: vars.color.card.bg,
  // Half outside, half inside: neighbours without a gap share one line.
  boxShadow: `0 0 0 ${vars.stroke.half} ${vars.color.card.line}, inset 0 0 0 ${vars.stroke.half} ${vars.color.card.line}`,
});

export const media = style({
  gridArea: 'media',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.tile,
  background: vars.color.tile,
});

const image = style({
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { [`${tile}:hover &`]: { transform: `translateY(calc(-1 * ${vars.stroke.ring}))` } },
});

export const picture = styleVariants({
  rest: [image, { padding: vars.layout.picturePad }],
  inCart: [image, { padding: vars.layout.pictureInCart }],
  soldOut: [image, { padding: vars.layout.picturePad, filter: 'grayscale(1)', opacity: 0.5 }],
});

export const badges = style({
  gridArea: 'media',
  alignSelf: 'start',
  justifySelf: 'start',
  zIndex: layer.raised,
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['1'],
  margin: vars.space['2'],
  pointerEvents: 'none',
});

export const heart = style({
  gridArea: 'media',
  alignSelf: 'start',
  justifySelf: 'end',
  zIndex: layer.raised,
});

export const action = style({
  gridArea: vars.layout.actionArea,
  alignSelf: 'end',
  zIndex: layer.raised,
  display: 'flex',
  justifyContent: 'flex-end',
  minWidth: 0,
  minHeight: vars.size.control,
  margin: vars.layout.actionMargin,
  // Presses beside the button reach the tile's link below.
  pointerEvents: 'none',
});

export const reachable = style({
  display: 'flex',
  flex: '0 1 auto',
  flexGrow: vars.layout.actionGrow,
  minWidth: 0,
  pointerEvents: 'auto',
});
export const wide = style({ flexGrow: 1, containerType: 'inline-size' });

export const body = style({
  gridArea: 'body',
  display: 'grid',
  gap: vars.space['0h'],
  alignContent: 'start',
  minWidth: 0,
  containerType: 'inline-size',
});

export const soldOutMark = style({ display: 'flex', alignItems: 'center', marginRight: 'auto' });

export const title = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  marginTop: vars.space['1'],
  fontFamily: vars.font.body,
  fontSize: vars.text.md,
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: 0,
  textWrap: 'pretty',
  // With large text the whole name is shown.
  '@container': { '(width < 7rem)': { WebkitLineClamp: 'none' } },
});

export const link = style({
  textDecoration: 'none',
  selectors: {
    [`${tile}:hover &`]: { textDecorationLine: 'underline', textUnderlineOffset: vars.stroke.ring },
    // The whole card is the link's target.
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.tile },
    '&:focus-visible': { outline: 'none', boxShadow: 'none !important' },
    '&:focus-visible::after': {
      outline: `${vars.stroke.ring} solid ${vars.color.focus}`,
      outlineOffset: vars.stroke.bar,
      boxShadow: `0 0 0 ${vars.stroke.bar} ${vars.color.surface}`,
    },
  },
});

export const meta = style({ color: vars.color.muted, fontSize: vars.text.sm, lineHeight: 1.35 });

const noteBase = style({
  marginTop: vars.space['1'],
  fontSize: vars.text.xs,
  lineHeight: 1.35,
  minHeight: '1.35em',
});

/** A control in the note lies above the tile's link. */
globalStyle(`${tile} p button`, { zIndex: layer.raised });

/** Its lines stand in the body as if it were not there. */
export const price = style({ display: 'contents' });

export const note = styleVariants({
  plain: [noteBase, { color: vars.color.muted }],
  warning: [noteBase, { color: vars.color.warning, fontWeight: 600 }],
  success: [noteBase, { color: vars.color.success, fontWeight: 600 }],
});
