import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { stack } from './Stack.css.ts';

export const account = style({
  display: 'grid',
  gridTemplateColumns: `${vars.layout.account} minmax(0, 1fr)`,
  gap: vars.layout.accountGap,
  alignItems: 'start',
  paddingTop: vars.space['8'],
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: vars.space['3'] } },
});

export const nav = style({
  padding: vars.space['4'],
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  '@media': { [screen.phone]: { display: 'none' } },
});

export const group = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: {
    '& + &': {
      marginTop: vars.space['2'],
      paddingTop: vars.space['2'],
      borderTop: `${vars.stroke.hair} solid ${vars.color.line}`,
    },
  },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: vars.space['3'],
  borderRadius: vars.radius.md,
  fontWeight: 600,
  fontSize: vars.text.sm,
  textAlign: 'left',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current]': { background: vars.color.actionSoft, color: vars.color.onActionSoft },
  },
});

/** On phones there is no menu beside the page: the way up stands above its title. */
export const up = style({
  display: 'none',
  '@media': {
    [screen.phone]: {
      // The letters of the title reach over its line: the way up keeps its whole height all the same.
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifySelf: 'start',
      gap: vars.space['1'],
      minHeight: vars.size.control,
      paddingRight: vars.space['2'],
      borderRadius: vars.radius.md,
      color: vars.color.action,
      fontWeight: 600,
      fontSize: vars.text.sm,
      textDecoration: 'none',
    },
  },
});

export const content = style([stack['4'], { minWidth: 0 }]);

/** The same ways as lists, under what the page shows itself. */
export const lists = style({
  display: 'none',
  '@media': { [screen.phone]: { display: 'grid', gap: vars.space['4'] } },
});
