import { style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { layer } from '../primitives/layers.ts';
import { safeTop } from '../primitives/safe-area.ts';

export const card = style({
  position: 'fixed',
  zIndex: layer.panel,
  insetInline: vars.space['3'],
  top: `calc(${safeTop} + ${vars.space['3']})`,
  display: 'grid',
  gap: vars.space['3'],
  maxHeight: '60svh',
  overflowY: 'auto',
  padding: vars.space['4'],
  borderRadius: vars.radius.lg,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  color: vars.color.text,
  background: vars.color.surface,
  boxShadow: vars.shadow.float,
  textAlign: 'start',
  selectors: {
    // Whatever is open has the whole attention.
    ':root:has([role="dialog"], [role="alertdialog"]) &': { display: 'none' },
  },
  '@media': {
    [screen.fromTablet]: {
      insetInline: `auto max(${vars.layout.gutter}, (100% - ${vars.width.page}) / 2)`,
      width: vars.width.toast,
    },
  },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  gap: vars.space['3'],
});

export const title = style({ fontWeight: 700 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space['2'],
});
