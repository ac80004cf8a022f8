import type { IconShape } from '../primitives/icon-shape.ts';

export const chevronRightIcon: IconShape = 'M9 18l6-6-6-6';
