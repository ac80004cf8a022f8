import { globalFontFace } from '@vanilla-extract/css';
import { localFace, webFace } from '../theme/font-faces.ts';

globalFontFace(
  'Bricolage Grotesque',
  webFace({ file: './assets/bricolage-grotesque-700.woff2', weight: '700' }),
);
globalFontFace(
  'Bricolage Grotesque Fallback',
  localFace({ of: 'boldSans', weight: '700', size: '101.48%', ascent: '91.65%', descent: '26.61%' }),
);
globalFontFace('Figtree', webFace({ file: './assets/figtree-400-700.woff2', weight: '400 700' }));
globalFontFace('Figtree Fallback', [
  localFace({ of: 'regularSans', weight: '400', size: '100.08%', ascent: '94.92%', descent: '24.98%' }),
  localFace({ of: 'boldSans', weight: '700', size: '94.98%', ascent: '100.02%', descent: '26.32%' }),
]);
