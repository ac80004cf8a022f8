import { style } from '@vanilla-extract/css';
import { screen, unscripted } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['3'],
  minHeight: vars.size.control,
  marginBottom: vars.space['4'],
  '@media': { [screen.phone]: { columnGap: vars.space['2'] } },
});

export const lead = style({ flex: 'none', '@media': { [screen.fromTablet]: { display: 'none' } } });
export const scriptedLead = style([lead, { '@media': { [unscripted]: { display: 'none' } } }]);

export const chips = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['2'],
  '@media': {
    [screen.phone]: {
      order: 1,
      flex: '1 0 100%',
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // Room for a chip's touch target inside the scrolled box.
      paddingBlock: vars.space['1h'],
      marginBlock: `calc(-1 * ${vars.space['1h']})`,
    },
  },
});

export const status = style({ fontSize: vars.text.sm, color: vars.color.muted, whiteSpace: 'nowrap' });
export const end = style({ flex: '0 1 auto', minWidth: 0, maxWidth: '100%', marginLeft: 'auto' });
