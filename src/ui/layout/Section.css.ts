import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const section = style({ marginTop: vars.layout.sectionGap });

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  marginBottom: vars.layout.sectionHead,
  paddingTop: vars.layout.sectionPad,
  borderTop: `${vars.layout.sectionRule} solid ${vars.color.line}`,
});

export const note = style({
  marginLeft: vars.space['2'],
  fontSize: vars.text.sm,
  lineHeight: 1.45,
  color: vars.color.muted,
  '@media': { [screen.phone]: { display: 'none' } },
});

export const titles = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', minWidth: 0 });
export const link = style({ flex: 'none', whiteSpace: 'nowrap' });
