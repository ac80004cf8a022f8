import { globalStyle, style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { hero } from './Hero.css.ts';

const cards = style({
  display: 'grid',
  columnGap: vars.layout.cardGapX,
  rowGap: vars.layout.cardGapY,
});

export const grid = style([cards, { gridTemplateColumns: vars.layout.listingColumns }]);

export const shelf = style([
  cards,
  {
    gridTemplateColumns: vars.layout.pageColumns,
    '@media': {
      [screen.upToTablet]: {
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: vars.layout.shelfCard,
        overflowX: 'auto',
        overscrollBehaviorX: 'contain',
        scrollbarWidth: 'none',
        scrollSnapType: 'x proximity',
        // Reaches the screen's edges, with room for the focus ring.
        marginInline: `calc(-1 * ${vars.layout.gutter})`,
        paddingInline: vars.layout.gutter,
        scrollPaddingInline: vars.layout.gutter,
        paddingBlock: vars.space['2'],
        marginBlock: `calc(-1 * ${vars.space['2']})`,
      },
    },
  },
]);

// Tiles that are still awaited have no section around them yet.
globalStyle(`${hero} + ${shelf}`, { marginTop: vars.layout.sectionGap });

// After a link to what comes before them.
globalStyle(`a + ${grid}`, { marginTop: vars.space['4'] });
