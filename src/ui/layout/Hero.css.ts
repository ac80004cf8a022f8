import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

/** The picture's part of the ground; the words have the rest. */
const artShare = 42;
const besideArt = `min(${vars.layout.heroText}, ${100 - artShare}%)`;
/** Too narrow, or its text too large, for a picture beside the words. */
const crowded = '(width < 27rem)';
const wholeWidthWhereCrowded = { '@container': { [crowded]: { maxWidth: '100%' } } };
/** The same on a phone, whose picture is small. */
const crowdedPhone = '(width < 15rem)';
const besideSmallArt = {
  paddingRight: vars.layout.heroArt,
  '@container': { [crowdedPhone]: { paddingRight: 0 } },
};

export const hero = style({
  display: 'grid',
  gridTemplateColumns: vars.layout.heroColumns,
  gap: vars.layout.heroGap,
  marginTop: vars.space['6'],
  overflow: 'hidden',
  border: `${vars.layout.heroFrame} solid ${vars.color.line}`,
  borderRadius: vars.layout.heroFrameRadius,
  '@media': { [screen.phone]: { marginTop: vars.space['3'] } },
});

export const alone = style({ gridTemplateColumns: 'minmax(0, 1fr)' });

export const main = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: vars.space['3'],
  minHeight: vars.layout.heroHeight,
  padding: vars.layout.heroPad,
  overflow: 'hidden',
  background: vars.color.hero.bg,
  color: vars.color.hero.text,
  borderRadius: vars.layout.heroRadius,
  containerType: 'inline-size',
  '@media': { [screen.phone]: { gap: vars.space['2'] } },
});

export const title = style({
  position: 'relative',
  maxWidth: besideArt,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  letterSpacing: vars.font.headingTracking,
  fontSize: vars.layout.heroTitle,
  lineHeight: 1.05,
  textWrap: 'balance',
  '@media': {
    [screen.phone]: { maxWidth: vars.layout.heroText, lineHeight: 1.12, ...besideSmallArt },
    [screen.fromTablet]: wholeWidthWhereCrowded,
  },
});

export const text = style({
  position: 'relative',
  maxWidth: besideArt,
  color: vars.color.hero.muted,
  fontSize: vars.text.lg,
  lineHeight: 1.45,
  '@media': {
    [screen.phone]: {
      maxWidth: vars.layout.heroText,
      fontSize: vars.text.sm,
      ...besideSmallArt,
    },
    [screen.fromTablet]: wholeWidthWhereCrowded,
  },
});

export const chips = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  maxWidth: besideArt,
  marginTop: vars.space['1'],
  '@media': {
    [screen.phone]: {
      maxWidth: vars.layout.heroText,
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${vars.space['4']})`,
      paddingInline: vars.space['4'],
      paddingBlock: vars.space['1'],
      marginBlock: `calc(-1 * ${vars.space['1']})`,
    },
    [screen.fromTablet]: wholeWidthWhereCrowded,
  },
});

export const art = style({
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: `min(${vars.layout.heroArt}, ${artShare}%)`,
  maxHeight: '100%',
  aspectRatio: '3 / 2',
  pointerEvents: 'none',
  '@media': {
    [screen.phone]: {
      width: vars.layout.heroArt,
      top: vars.space['2'],
      bottom: 'auto',
      '@container': { [crowdedPhone]: { display: 'none' } },
    },
    [screen.fromTablet]: { '@container': { [crowded]: { display: 'none' } } },
  },
});

export const piece = style({ position: 'absolute', height: 'auto' });
export const aside = style({ display: 'grid', minWidth: 0 });
