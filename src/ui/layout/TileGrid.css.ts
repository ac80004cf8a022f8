import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

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
