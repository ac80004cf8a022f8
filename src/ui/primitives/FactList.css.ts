import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const list = style({
  display: 'grid',
  gap: vars.space['2'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text.sm,
  lineHeight: 1.45,
});

const fact = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space['2'], minWidth: 0 });

export const tone = styleVariants({
  plain: [fact, { color: vars.color.text }],
  warning: [fact, { color: vars.color.warning, fontWeight: 600 }],
});

/** As high as the first line, so that the icon stands in its middle. */
export const mark = style({ display: 'flex', alignItems: 'center', flex: 'none', height: '1.45em' });
