import { globalFontFace } from '@vanilla-extract/css';
import { localFace, webFace } from '../theme/font-faces.ts';

globalFontFace(
  'Plus Jakarta Sans',
  webFace({ file: './assets/plus-jakarta-sans-400-800.woff2', weight: '400 800' }),
);
globalFontFace('Plus Jakarta Sans Fallback', [
  localFace({ of: 'regularSans', weight: '400', size: '104.71%', ascent: '99.13%', descent: '21.2%' }),
  localFace({ of: 'boldSans', weight: '700', size: '99.85%', ascent: '103.95%', descent: '22.23%' }),
]);
