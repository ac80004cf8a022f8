import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

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
  '@media': { [screen.phone]: { gap: vars.space['2'] } },
});

export const title = style({
  position: 'relative',
  maxWidth: vars.layout.heroText,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  letterSpacing: vars.font.headingTracking,
  fontSize: vars.layout.heroTitle,
  lineHeight: 1.05,
  textWrap: 'balance',
  '@media': { [screen.phone]: { lineHeight: 1.12, paddingRight: vars.layout.heroArt } },
});

export const text = style({
  position: 'relative',
  maxWidth: vars.layout.heroText,
  color: vars.color.hero.muted,
  fontSize: vars.text.lg,
  lineHeight: 1.45,
  '@media': {
    [screen.phone]: { fontSize: vars.text.sm, paddingRight: vars.layout.heroArt },
  },
});

export const chips = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  maxWidth: vars.layout.heroText,
  marginTop: vars.space['1'],
  '@media': {
    [screen.phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${vars.space['4']})`,
      paddingInline: vars.space['4'],
      paddingBlock: vars.space['1'],
      marginBlock: `calc(-1 * ${vars.space['1']})`,
    },
  },
});

export const art = style({
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: vars.layout.heroArt,
  maxHeight: '100%',
  aspectRatio: '3 / 2',
  pointerEvents: 'none',
  '@media': { [screen.phone]: { top: vars.space['2'], bottom: 'auto' } },
});

export const piece = style({ position: 'absolute', height: 'auto' });
export const aside = style({ display: 'grid', minWidth: 0 });
