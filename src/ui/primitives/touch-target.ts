import { vars } from '../../../tenants/theme/vars.css.ts';

/** How far the pressable area reaches beyond a side that is shorter than a touch target. */
const reach = `min(0rem, (100% - ${vars.size.control}) / 2)`;

/** Styles of a control that looks smaller than a touch target: an invisible area around it is pressable too (B-20). */
export const touchTarget = {
  position: 'relative',
  '::after': { content: '""', position: 'absolute', inset: reach, zIndex: 1 },
} as const;
