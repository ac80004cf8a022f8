import { globalStyle, style } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { layer } from '../primitives/layers.ts';
import { hintHeight, stickyBars } from '../primitives/sticky-bottom.css.ts';

export const card = style({
  position: 'fixed',
  zIndex: layer.raised,
  insetInline: vars.space['3'],
  // The bars below it stay in use.
  bottom: `calc(${stickyBars} + ${vars.space['3']})`,
  display: 'grid',
  gap: vars.space['3'],
  maxHeight: `calc(${hintHeight} - 2 * ${vars.space['3']})`,
  overflowY: 'auto',
  padding: vars.space['3'],
  borderRadius: vars.radius.lg,
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.float,
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

// So that the end of the page can be scrolled out from under it, and what has the focus is not covered.
globalStyle(`html:has(${card}):not(:has([role="dialog"], [role="alertdialog"]))`, {
  vars: { [hintHeight]: 'min(11rem, 60svh)' },
});
globalStyle(`body:has(${card})`, { paddingBottom: 'min(11rem, 60svh)' });

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  gap: vars.space['3'],
});

export const icon = style({
  width: vars.size.control,
  height: vars.size.control,
  borderRadius: vars.radius.md,
  background: vars.color.header.bg,
});

export const title = style({ fontWeight: 700 });

export const onPhone = style({ '@media': { [screen.fromTablet]: { display: 'none' } } });
export const onWide = style({ '@media': { [screen.phone]: { display: 'none' } } });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space['2'],
});
