import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const row = style({ display: 'flex', gap: vars.space['2'], alignItems: 'flex-start' });
export const field = style({ flex: 1, minWidth: 0 });
