import type { IconShape } from '../primitives/icon-shape.ts';

export const chevronUpIcon: IconShape = 'M18 15l-6-6-6 6';
