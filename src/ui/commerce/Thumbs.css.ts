import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const thumbs = style({ display: 'flex' });

const thumb = style({
  flex: 'none',
  width: vars.size.thumb,
  height: vars.size.thumb,
  borderRadius: '50%',
  background: vars.color.sunken,
  boxShadow: `0 0 0 ${vars.stroke.strong} ${vars.color.surface}`,
  selectors: { '& + &': { marginLeft: `calc(-1 * ${vars.space['2']})` } },
});

export const picture = style([thumb, { padding: vars.stroke.ring }]);
export const more = style([
  thumb,
  {
    display: 'grid',
    placeItems: 'center',
    fontSize: vars.text.xs,
    fontWeight: 700,
  },
]);
