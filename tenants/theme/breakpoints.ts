/** Media conditions for `*.css.ts`. The markup is the same on every screen: only these tell screens apart. */
export const screen = {
  phone: '(width < 900px)',
  tablet: '(900px <= width < 1200px)',
  desktop: '(width >= 1200px)',
  fromTablet: '(width >= 900px)',
  upToTablet: '(width < 1200px)',
  narrow: '(width < 350px)',
} as const;

/** No script runs in the browser. */
export const unscripted = '(scripting: none)';

/** The shopper asked for less movement. */
export const still = '(prefers-reduced-motion: reduce)';

/** The device draws everything in the few colours its owner chose: backgrounds and shadows tell nothing. */
export const forcedColours = '(forced-colors: active)';

/** The shopper's device asks for dark; paper is never dark. */
export const darkScreen = 'screen and (prefers-color-scheme: dark)';
