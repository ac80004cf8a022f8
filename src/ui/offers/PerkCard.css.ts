import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space['4'],
  '@media': {
    [screen.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['3'] },
  },
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space['2'],
  minWidth: 0,
  padding: vars.space['6'],
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  // The header stays above a card that is linked to.
  scrollMarginTop: vars.space['16'],
  selectors: { '&:target': { borderColor: vars.color.action } },
  '@media': { [screen.phone]: { padding: vars.space['5'] } },
});

export const terms = style({ order: 1, fontWeight: 700, fontSize: vars.text.sm, lineHeight: 1.45 });
