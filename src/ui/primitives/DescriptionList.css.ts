import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

/** Beside another panel a list is narrower than the screen tells. */
export const frame = style({ containerType: 'inline-size' });

/** Where values beside their names would be cut to syllables. */
const narrow = '(width < 22rem)';

export const items = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${vars.space['2']} ${vars.space['6']}`,
  fontSize: vars.text.sm,
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 } },
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 } },
});

export const name = style({ color: vars.color.muted });
export const value = style({
  minWidth: 0,
  '@media': { [screen.phone]: { marginBottom: vars.space['2'] } },
  '@container': { [narrow]: { marginBottom: vars.space['2'] } },
});
