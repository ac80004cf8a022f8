import { style, styleVariants } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const group = style({ display: 'grid', gap: vars.space['2'], alignContent: 'start' });
export const legend = style({ fontWeight: 600, fontSize: vars.text.sm, lineHeight: 1.4 });
export const mark = style({ color: vars.color.danger });

const columns = (count: number, onPhone = Math.min(count, 2)) => ({
  display: 'grid',
  gap: vars.space['2'],
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  '@media': { [screen.phone]: { gridTemplateColumns: `repeat(${onPhone}, minmax(0, 1fr))` } },
});

export const items = styleVariants({
  1: columns(1),
  2: columns(2),
  3: columns(3),
  /** Two where there is room for cards of several lines. */
  roomy: columns(2, 1),
  /** Three where there is room for cards of several lines. */
  three: columns(3, 1),
});
