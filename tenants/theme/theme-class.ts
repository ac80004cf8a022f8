import { assignVars, createTheme, globalStyle } from '@vanilla-extract/css';
import { screen, still } from './breakpoints.ts';
import { makeTheme } from './make-theme.ts';
import type { TenantTokens } from './tokens.ts';
import { vars } from './vars.css.ts';

/**
 * Writes a brand's theme into the style sheet that calls it and returns its class: it goes on `html`, beside
 * `data-theme` when the shopper chose a scheme.
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
  globalStyle(`.${themeClass}[data-theme='dark']`, {
    colorScheme: 'dark',
    vars: { ...assignVars(vars.color, theme.dark.color), ...assignVars(vars.shadow, theme.dark.shadow) },
  });
  return themeClass;
}
