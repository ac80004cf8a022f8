import type { IconShape } from '../primitives/icon-shape.ts';

export const arrowLeftIcon: IconShape = 'M12 19l-7-7 7-7M19 12H5';
