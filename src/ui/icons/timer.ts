import type { IconShape } from '../primitives/icon-shape.ts';

export const timerIcon: IconShape = 'M10 2L14 2M12 14L15 11M20 14a8 8 0 1 1-16 0 8 8 0 0 1 16 0z';
