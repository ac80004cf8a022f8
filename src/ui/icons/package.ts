import type { IconShape } from '../primitives/icon-shape.ts';

export const packageIcon: IconShape =
  'M11 21.73a2 2 0 0 0 2 0l7-4A2 2 0 0 0 21 16V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.73zM12 22V12M3.29 7L12 12 20.71 7M7.5 4.27l9 5.15';
