import { createThemeContract } from '@vanilla-extract/css';
import { makeTheme } from './make-theme.ts';
import { plainTokens } from './plain-tokens.ts';

/** The only values a component may use. Their shape is that of a made theme, so the two cannot drift. */
export const vars = createThemeContract(makeTheme(plainTokens).vars);
