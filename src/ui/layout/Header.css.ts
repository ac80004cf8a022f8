import { globalStyle, style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { layer } from '../primitives/layers.ts';
import { stickyTop, topBarHeight } from '../primitives/sticky-top.css.ts';

const firstRowOfPhone = `calc(${vars.size.control} + ${vars.space['1h']})`;
const searchRowOfPhone = `calc(${vars.size.field} + ${vars.space['3']} + ${vars.space['1']})`;

const band = style({
  position: 'relative',
  zIndex: layer.header,
  background: vars.color.header.bg,
  color: vars.color.header.text,
  borderBottom: `${vars.stroke.hair} solid ${vars.color.header.line}`,
});

/** The sticky header; on phones only its search row sticks. */
export const header = style([
  band,
  {
    position: 'sticky',
    top: `calc(${topBarHeight})`,
    '@media': { [screen.phone]: { top: `calc(${topBarHeight} - ${firstRowOfPhone})` } },
  },
]);

/** The header of the checkout: not sticky. */
export const bareHeader = style([band]);

// Keeps the header from covering what sticks below it and what gets the focus.
globalStyle(`html:has(${header})`, {
  vars: { [stickyTop]: `calc(${topBarHeight} + ${vars.layout.headerRow} + ${vars.layout.navRow})` },
  scrollPaddingTop: `calc(${stickyTop} + ${vars.space['4']})`,
  '@media': { [screen.phone]: { vars: { [stickyTop]: `calc(${topBarHeight} + ${searchRowOfPhone})` } } },
});

export const page = style({
  position: 'relative',
  maxWidth: `calc(${vars.width.page} + 2 * ${vars.layout.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
});

export const top = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `0 ${vars.space['4']}`,
  minHeight: vars.layout.headerRow,
  '@media': {
    [screen.tablet]: { columnGap: vars.space['2'] },
    [screen.phone]: {
      gap: `0 ${vars.space['1']}`,
      paddingBlock: `${vars.space['1h']} ${vars.space['3']}`,
    },
  },
});

const fromTabletOnly = { '@media': { [screen.phone]: { display: 'none' } } };

export const departments = style({ flex: 'none', ...fromTabletOnly });
export const always = style({ flex: 'none' });
export const cart = style({ flex: 'none', ...fromTabletOnly });
export const user = style({ flex: 'none' });

export const search = style({
  flex: '1 1 7rem',
  minWidth: 0,
  '@media': { [screen.phone]: { order: 1, flex: '1 0 100%', marginTop: vars.space['1'] } },
});

export const delivery = style({
  minWidth: 0,
  '@media': { [screen.phone]: { flex: '1 1 0', display: 'flex', justifyContent: 'flex-end' } },
});

export const center = style({ marginInline: 'auto', minWidth: 0 });
export const help = style({ ...fromTabletOnly });
export const end = style({});

// Links take the header's text colour: a brand's link colour may be too dark for its header.
for (const place of [help, end]) {
  globalStyle(`${place} a, ${place} a:hover`, { color: vars.color.header.text });
}

/** The row of the bare header, the only one on phones too. */
export const bare = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space['3'],
  minHeight: vars.layout.headerRow,
  '@media': { [screen.narrow]: { gap: vars.space['1'] } },
});
