import { style, styleVariants } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

const ground = style({
  containerType: 'inline-size',
  padding: vars.space['3'],
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
});

export const place = styleVariants({
  // On a phone it begins under the picture of its line.
  line: [
    ground,
    {
      '@media': {
        [screen.phone]: { marginInlineStart: `calc(-1 * (${vars.size.pictureMd} + ${vars.space['3']}))` },
      },
    },
  ],
  dialog: [ground],
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  marginBottom: vars.space['2'],
  fontSize: vars.text.sm,
  fontWeight: 700,
});

export const rows = style({
  display: 'grid',
  gap: vars.space['2'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { '(width > 44rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.pictureMd} minmax(0, 1fr) auto`,
  gap: vars.space['2'],
  alignItems: 'center',
  padding: vars.space['1h'],
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  // Large text on a phone.
  '@container': { '(width < 14rem)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const picture = style({
  width: vars.size.pictureMd,
  height: vars.size.pictureMd,
  '@container': { '(width < 14rem)': { display: 'none' } },
});

export const name = style({ fontSize: vars.text.sm, fontWeight: 600, lineHeight: 1.3 });
export const meta = style({ fontSize: vars.text.sm, color: vars.color.muted, lineHeight: 1.35 });
