import { style } from '@vanilla-extract/css';
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

export const link = style({ flex: 'none', whiteSpace: 'nowrap' });
