import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space['3'],
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['2'] } },
});

export const stack = style({ display: 'grid', gap: vars.space['3'] });

export const card = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space['2h'],
  padding: vars.space['3'],
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
  fontSize: vars.text.sm,
  lineHeight: 1.35,
});

export const icon = style({ flex: 'none', color: vars.color.muted });

export const body = style({
  flex: 1,
  minWidth: 0,
  '@media': {
    [screen.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `0 ${vars.space['3']}`,
    },
  },
});

export const words = style({ flex: '1 1 9rem', minWidth: 0 });
export const title = style({ display: 'block', fontWeight: 700 });
export const action = style({ flex: '0 1 auto', minWidth: 0 });
