import { assignVars, createTheme, globalStyle } from '@vanilla-extract/css';
import { darkScreen, screen, still } from './breakpoints.ts';
import { makeTheme } from './make-theme.ts';
import type { TenantTokens } from './tokens.ts';
import { vars } from './vars.css.ts';

/**
 * Writes a brand's theme into the style sheet that calls it and returns its class, which goes on `html`. On a screen it is dark
 * where the device asks for it; `data-theme` beside it, `light` or `dark`, wins over the device. Paper stays light (B-02).
 */
export function createThemeClass(tokens: TenantTokens): string {
  const theme = makeTheme(tokens);
  const themeClass = createTheme(vars, theme.vars, 'themeClass');
  globalStyle(`.${themeClass}`, {
    colorScheme: 'light',
    '@media': {
      [screen.tablet]: {
        vars: {
          ...assignVars(vars.text, theme.tablet.text),
          ...assignVars(vars.layout, theme.tablet.layout),
        },
      },
      [screen.phone]: {
        vars: { ...assignVars(vars.text, theme.phone.text), ...assignVars(vars.layout, theme.phone.layout) },
      },
      [still]: { vars: assignVars(vars.motion, theme.still.motion) },
    },
  });
  const dark = {
    colorScheme: 'dark',
    vars: { ...assignVars(vars.color, theme.dark.color), ...assignVars(vars.shadow, theme.dark.shadow) },
  };
  globalStyle(`.${themeClass}:not([data-theme='light'])`, { '@media': { [darkScreen]: dark } });
  globalStyle(`.${themeClass}[data-theme='dark']`, { '@media': { screen: dark } });
  return themeClass;
}
