import type { IconShape } from '../primitives/icon-shape.ts';

export const plusIcon: IconShape = 'M5 12h14M12 5v14';
