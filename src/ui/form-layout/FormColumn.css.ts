import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const column = style({ width: '100%', maxWidth: vars.width.dialogSm, marginInline: 'auto' });
