import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

/** The panel is placed below the field on wide screens, below the header on others. */
export const search = style({
  position: 'relative',
  minWidth: 0,
  '@media': { [screen.upToTablet]: { position: 'static' } },
});

export const box = style({ position: 'relative', display: 'flex', alignItems: 'center' });

export const input = style({
  appearance: 'none',
  width: '100%',
  minWidth: 0,
  minHeight: vars.size.field,
  padding: `${vars.space['2h']} ${vars.size.controlLg} ${vars.space['2h']} ${vars.size.field}`,
  border: `${vars.stroke.control} solid ${vars.color.header.fieldBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.header.field,
  color: vars.color.text,
  lineHeight: 1.5,
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.muted, opacity: 1 },
  selectors: {
    '&:hover': { borderColor: vars.color.text },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

/** Room for a button beside the one that empties the field. */
export const withTrail = style([
  input,
  { paddingRight: `calc(2 * ${vars.size.control} + ${vars.space['1']})` },
]);

export const icon = style({
  position: 'absolute',
  left: vars.space['4'],
  color: vars.color.muted,
  pointerEvents: 'none',
});

export const end = style({
  position: 'absolute',
  right: vars.space['0h'],
  display: 'flex',
  color: vars.color.muted,
});
