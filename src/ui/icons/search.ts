import type { IconShape } from '../primitives/icon-shape.ts';

export const searchIcon: IconShape = 'M21 21l-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0z';
