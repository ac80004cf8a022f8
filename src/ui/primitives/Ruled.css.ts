import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const ruled = style({ display: 'grid' });

// As high as a touch target: what is pressed in one row ends before that of the next begins.
globalStyle(`${ruled} > *`, { minHeight: vars.size.control, paddingBlock: vars.space['1'] });
globalStyle(`${ruled} > * + *`, { borderTop: `${vars.stroke.hair} solid ${vars.color.line}` });
