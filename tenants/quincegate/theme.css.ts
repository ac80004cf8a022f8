import './fonts.css.ts';
import { createThemeClass } from '../theme/theme-class.ts';
import { tokens } from './tokens.ts';

export const themeClass = createThemeClass(tokens);
