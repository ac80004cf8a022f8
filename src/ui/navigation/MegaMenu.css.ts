import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { layer } from '../primitives/layers.ts';

/** Fixed below the header, wherever the menu is in the document and however far the page is scrolled. */
export const anchor = style({
  position: 'fixed',
  insetInline: 0,
  top: `calc(${vars.layout.headerRow} + ${vars.layout.navRow})`,
  zIndex: layer.panel,
});

/** The menu's surface, over the page. */
export const mega = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  maxHeight: `calc(100dvh - ${vars.layout.headerRow} - ${vars.layout.navRow} - ${vars.space['4']})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surface,
  color: vars.color.text,
  borderBottom: `${vars.stroke.hair} solid ${vars.color.line}`,
  boxShadow: vars.shadow.float,
});

export const grid = style({
  maxWidth: `calc(${vars.width.page} + 2 * ${vars.layout.gutter})`,
  marginInline: 'auto',
  padding: `${vars.space['6']} ${vars.layout.gutter} ${vars.space['8']}`,
  display: 'grid',
  gridTemplateColumns: `${vars.width.mega} minmax(0, 1fr) ${vars.width.mega}`,
  gap: vars.space['8'],
  alignItems: 'start',
  '@media': {
    [screen.tablet]: { gridTemplateColumns: `14rem minmax(0, 1fr)`, gap: vars.space['6'] },
    [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['4'] },
  },
});

/** What is shown of the open department: columns of the grid it stands in. */
export const open = style({ display: 'contents' });

export const side = style({
  display: 'grid',
  gap: vars.space['4'],
  '@media': { [screen.upToTablet]: { display: 'none' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  marginBottom: vars.space['4'],
});

/** Columns of even height, groups unbroken. */
export const masonry = style({
  columns: 3,
  columnGap: vars.space['8'],
  '@media': { [screen.tablet]: { columns: 2 }, [screen.phone]: { columns: 1 } },
});

export const group = style({ breakInside: 'avoid', marginBottom: vars.space['6'] });
export const groupTitle = style({ marginBottom: vars.space['1'] });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['2'],
  minHeight: vars.size.facet,
  fontSize: vars.text.sm,
  textDecoration: 'none',
  ':hover': { textDecorationLine: 'underline', textUnderlineOffset: vars.stroke.ring },
});

export const count = style({ color: vars.color.muted, fontSize: vars.text.xs });
