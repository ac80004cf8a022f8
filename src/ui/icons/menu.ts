import type { IconShape } from '../primitives/icon-shape.ts';

export const menuIcon: IconShape = 'M4 5h16M4 12h16M4 19h16';
