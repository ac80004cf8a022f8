import { globalFontFace } from '@vanilla-extract/css';
import { localFace, webFace } from '../theme/font-faces.ts';

globalFontFace('DM Serif Display', webFace({ file: './assets/dm-serif-display-400.woff2', weight: '400' }));
globalFontFace(
  'DM Serif Display Fallback',
  localFace({ of: 'regularSans', weight: '400', size: '99.00%', ascent: '104.65%', descent: '33.84%' }),
);
globalFontFace('Work Sans', webFace({ file: './assets/work-sans-400.woff2', weight: '400' }));
globalFontFace('Work Sans', webFace({ file: './assets/work-sans-700.woff2', weight: '700' }));
globalFontFace('Work Sans Fallback', [
  localFace({
    of: 'regularSans',
    weight: '400',
    size: '111.08%',
    ascent: '83.73%',
    descent: '21.88%',
  }),
  localFace({
    of: 'boldSans',
    weight: '700',
    size: '103.42%',
    ascent: '89.92%',
    descent: '23.50%',
  }),
]);
