import type { IconShape } from '../primitives/icon-shape.ts';

export const infoIcon: IconShape = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM12 16v-4M12 8h.01';
