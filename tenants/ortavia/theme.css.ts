import './fonts.css.ts';
import { assignVars, createTheme, globalStyle } from '@vanilla-extract/css';
import { screen, still } from '../theme/breakpoints.ts';
import { makeTheme } from '../theme/make-theme.ts';
import { vars } from '../theme/vars.css.ts';
import { tokens } from './tokens.ts';

const theme = makeTheme(tokens);

/** Goes on `html`, beside `data-theme` when the shopper chose a scheme. */
export const themeClass = createTheme(vars, theme.vars);

globalStyle(`.${themeClass}`, {
  colorScheme: 'light',
  '@media': {
    [screen.tablet]: {
      vars: { ...assignVars(vars.text, theme.tablet.text), ...assignVars(vars.layout, theme.tablet.layout) },
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
