import type { IconShape } from '../../primitives/icon-shape.ts';

export const barcodeIcon: IconShape = 'M3 5v14M8 5v14M12 5v14M17 5v14M21 5v14';
