import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const products = style({
  containerType: 'inline-size',
  paddingTop: vars.space['3'],
  borderTop: `${vars.stroke.hair} solid ${vars.color.line}`,
});

export const head = style({ marginBottom: vars.space['2'], minHeight: '1.5rem' });

/** One row, as high while it loads; what does not fit is left out, and takes no focus. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  columnGap: vars.layout.cardGapX,
  minHeight: '21rem',
  // Room is short: the plus lies on the picture in every brand.
  vars: {
    [vars.layout.cardAreas]: "'media' 'body'",
    [vars.layout.cardRows]: 'auto 1fr',
    [vars.layout.actionArea]: 'media',
    [vars.layout.actionMargin]: vars.space['2'],
    [vars.layout.actionWord]: 'none',
    [vars.layout.actionGrow]: '0',
    [vars.layout.pictureInCart]: '4% 15% 28%',
  },
  '@container': {
    '(width < 44rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '(width < 36rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const place = style({
  display: 'grid',
  selectors: { '&:nth-child(n+6)': { display: 'none' } },
  '@container': {
    '(width < 44rem)': { selectors: { '&:nth-child(n+5)': { display: 'none' } } },
    '(width < 36rem)': { selectors: { '&:nth-child(n+4)': { display: 'none' } } },
  },
});
