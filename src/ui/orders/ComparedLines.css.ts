import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

const onPhone = (styles: object) => ({ '@media': { [screen.upToTablet]: styles } });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.sm,
  lineHeight: 1.45,
  ...onPhone({ display: 'block' }),
});

export const body = style(onPhone({ display: 'block' }));

export const head = style({
  color: vars.color.muted,
  fontSize: vars.text.xs,
  textAlign: 'left',
  '@media': { [screen.upToTablet]: { display: 'none' } },
});

export const heading = style({ padding: `${vars.space['2']} ${vars.space['2']}`, fontWeight: 700 });

export const row = style({
  borderTop: `${vars.stroke.hair} solid ${vars.color.line}`,
  '@media': {
    [screen.upToTablet]: {
      display: 'grid',
      gridTemplateColumns: `${vars.size.pictureMd} minmax(0, 1fr) auto`,
      gap: `${vars.space['1']} ${vars.space['3']}`,
      paddingBlock: vars.space['3'],
    },
  },
});

const cell = {
  padding: `${vars.space['2h']} ${vars.space['2']}`,
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
} as const;

export const product = style({
  ...cell,
  textAlign: 'left',
  fontWeight: 400,
  '@media': { [screen.upToTablet]: { display: 'contents' } },
});

export const productBox = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  '@media': { [screen.upToTablet]: { display: 'contents' } },
});

export const picture = style({
  flex: 'none',
  width: vars.size.pictureMd,
  height: vars.size.pictureMd,
  borderRadius: vars.radius.md,
  background: vars.color.tile,
});

export const names = style({ display: 'grid', gap: vars.space['1'], justifyItems: 'start' });

export const name = style({ fontWeight: 700 });

export const fact = style({
  ...cell,
  '@media': { [screen.upToTablet]: { padding: 0, gridColumn: '2 / -1' } },
});

export const came = style({ fontWeight: 700 });

export const label = style({
  marginInlineEnd: vars.space['2'],
  color: vars.color.muted,
  fontWeight: 400,
  '@media': { [screen.desktop]: { display: 'none' } },
});

export const difference = style({
  ...cell,
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [screen.upToTablet]: { padding: 0, gridRow: 1, gridColumn: 3, fontWeight: 700 } },
});

export const actions = style({
  ...cell,
  textAlign: 'right',
  '@media': { [screen.upToTablet]: { padding: 0, gridColumn: '2 / -1', textAlign: 'left' } },
});

export const actionBox = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space['2'],
  '@media': { [screen.upToTablet]: { justifyContent: 'flex-start', paddingTop: vars.space['1'] } },
});
