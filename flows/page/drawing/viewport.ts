import type { Point, Rectangle } from './lay-out.ts';

/** Which part of a drawing is seen: a point of the drawing is shown at `x + point.x * scale`. */
export interface Viewport extends Point {
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const least = 0.15;
const most = 3;
const margin = 24;
/** A drawing is not made smaller than this to fit; the rest of it is a drag away. */
const legible = 0.65;

const within = (scale: number): number => Math.min(most, Math.max(least, scale));

const fitting = (drawing: Size, screen: Size): number =>
  Math.min((screen.width - 2 * margin) / drawing.width, (screen.height - 2 * margin) / drawing.height, 1);

/** In the middle where there is room, else with a wanted place in the middle and no needless room beside. */
function placed(room: number, size: number, wanted: number): number {
  if (size + 2 * margin <= room) return (room - size) / 2;
  return Math.min(margin, Math.max(room - margin - size, room / 2 - wanted));
}

/** The whole drawing, no larger than it is; where that would be too small to read, the part where it begins. */
export function fitted(drawing: Size, screen: Size, beginning: Point): Viewport {
  const scale = within(Math.max(fitting(drawing, screen), legible));
  return {
    scale,
    x: placed(screen.width, drawing.width * scale, beginning.x * scale),
    y: placed(screen.height, drawing.height * scale, 0),
  };
}

/** The whole drawing, however small. */
export function whole(drawing: Size, screen: Size): Viewport {
  const scale = within(fitting(drawing, screen));
  return {
    scale,
    x: (screen.width - drawing.width * scale) / 2,
    y: (screen.height - drawing.height * scale) / 2,
  };
}

/** Larger or smaller, with the point of the screen staying where it is. */
export function zoomed(view: Viewport, factor: number, around: Point): Viewport {
  const scale = within(view.scale * factor);
  const ratio = scale / view.scale;
  return { scale, x: around.x - (around.x - view.x) * ratio, y: around.y - (around.y - view.y) * ratio };
}

export const panned = (view: Viewport, by: Point): Viewport => ({
  ...view,
  x: view.x + by.x,
  y: view.y + by.y,
});

/** Moved just enough for a part of the drawing to be seen. */
export function revealing(view: Viewport, part: Rectangle, screen: Size): Viewport {
  const move = (from: number, size: number, room: number) => {
    const start = from;
    const end = from + size;
    if (start < margin) return margin - start;
    return end > room - margin ? Math.max(room - margin - end, margin - start) : 0;
  };
  const x = view.x + part.x * view.scale;
  const y = view.y + part.y * view.scale;
  return panned(view, {
    x: move(x, part.width * view.scale, screen.width),
    y: move(y, part.height * view.scale, screen.height),
  });
}

/** The part of a drawing that is on the screen. */
export const seenPart = ({ x, y, scale }: Viewport, screen: Size): Rectangle => ({
  x: -x / scale,
  y: -y / scale,
  width: screen.width / scale,
  height: screen.height / scale,
});

/** Moved so that a point of the drawing is in the middle. */
export const centred = ({ scale }: Viewport, point: Point, screen: Size): Viewport => ({
  scale,
  x: screen.width / 2 - point.x * scale,
  y: screen.height / 2 - point.y * scale,
});
