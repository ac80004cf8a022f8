import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { layer } from '../primitives/layers.ts';

export const combobox = style({ position: 'relative' });

export const list = style({
  position: 'absolute',
  zIndex: layer.panel,
  insetInline: 0,
  top: `calc(100% + ${vars.space['1']})`,
  maxHeight: '18rem',
  overflowY: 'auto',
  padding: vars.space['1'],
  border: `${vars.stroke.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  boxShadow: vars.shadow.float,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  minHeight: vars.size.control,
  padding: `${vars.space['1h']} ${vars.space['2h']}`,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-selected="true"]': { background: vars.color.actionSoft, color: vars.color.onActionSoft },
  },
});

export const main = style({ display: 'block', fontWeight: 600, lineHeight: 1.3 });
export const secondary = style({ display: 'block', fontSize: vars.text.sm, color: vars.color.muted });
