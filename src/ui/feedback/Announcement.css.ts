import { globalStyle, style } from '@vanilla-extract/css';
import { unscripted } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const announcement = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space['3'],
  marginTop: vars.space['4'],
  padding: `${vars.space['3']} ${vars.space['4']}`,
  borderRadius: vars.radius.md,
  background: vars.color.infoSoft,
  color: vars.color.text,
  fontSize: vars.text.sm,
  lineHeight: 1.45,
});

export const ink = style({ flex: 'none', color: vars.color.info });
export const title = style({ fontWeight: 700 });
export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

globalStyle(`${words} > * + *`, { marginTop: vars.space['1'] });

export const close = style({
  flex: 'none',
  // Its icon stands in the corner: the room around it is the message's own.
  margin: `calc(-1 * ${vars.space['3']}) calc(-1 * ${vars.space['3']}) calc(-1 * ${vars.space['3']}) calc(-1 * ${vars.space['2']})`,
  '@media': { [unscripted]: { display: 'none' } },
});
