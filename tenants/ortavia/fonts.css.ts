import { globalFontFace } from '@vanilla-extract/css';
import { localFace, webFace } from '../theme/font-faces.ts';

globalFontFace('Fraunces', webFace({ file: './assets/fraunces-500.woff2', weight: '500' }));
globalFontFace(
  'Fraunces Fallback',
  localFace({ of: 'regularSerif', weight: '500', size: '117.39%', ascent: '83.31%', descent: '21.72%' }),
);
globalFontFace('Ortavia Text', webFace({ file: './assets/ortavia-text-400-700.woff2', weight: '400 700' }));
globalFontFace('Ortavia Text Fallback', [
  localFace({ of: 'regularSans', weight: '400', size: '93.85%', ascent: '109.11%', descent: '42.62%' }),
  localFace({ of: 'boldSans', weight: '700', size: '90.76%', ascent: '112.83%', descent: '44.07%' }),
]);
