import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const place = style({ position: 'relative' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2h'],
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: vars.space['2h'],
  borderRadius: vars.radius.md,
  fontSize: vars.text.sm,
  fontWeight: 600,
  textAlign: 'left',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current], &[aria-expanded="true"]': {
      background: vars.color.actionSoft,
      color: vars.color.onActionSoft,
    },
  },
});

export const plain = style({ fontWeight: 500 });
export const picture = style({ flex: 'none', width: vars.size.pictureXs, height: vars.size.pictureXs });
export const words = style({ flex: 1, minWidth: 0 });
export const count = style({
  flex: 'none',
  color: vars.color.muted,
  fontSize: vars.text.xs,
  fontWeight: 500,
});
export const arrow = style({ flex: 'none', display: 'flex', color: vars.color.muted });

/** Room at the end of the link for the button that stands over it. */
export const withWay = style({ paddingInlineEnd: vars.size.control });

export const way = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  borderRadius: vars.radius.md,
  color: vars.color.onActionSoft,
});
