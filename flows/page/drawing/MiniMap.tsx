import type { PointerEvent } from 'react';
import type { Drawing, Point, Rectangle } from './lay-out.ts';
import { seenPart, type Size, type Viewport } from './viewport.ts';

/** The longest side of the map, in pixels. */
const longest = 150;

interface MiniMapProps {
  drawing: Drawing;
  view: Viewport;
  screen: Size;
  lit: ReadonlySet<string>;
  /** Puts a point of the drawing in the middle. */
  centre: (point: Point) => void;
}

/** The whole drawing, small, with the part that is seen; nothing where all of it is. Keys move the drawing itself. */
export function MiniMap({ drawing, view, screen, lit, centre }: MiniMapProps) {
  const seen: Rectangle = seenPart(view, screen);
  const isAllSeen =
    seen.x <= 0 &&
    seen.y <= 0 &&
    seen.x + seen.width >= drawing.width &&
    seen.y + seen.height >= drawing.height;
  if (isAllSeen) return null;
  const scale = longest / Math.max(drawing.width, drawing.height);
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons === 0) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    centre({ x: (event.clientX - left) / scale, y: (event.clientY - top) / scale });
  };
  return (
    <svg
      className="map"
      role="img"
      aria-label="Map of the drawing, with the part that is seen"
      width={drawing.width * scale}
      height={drawing.height * scale}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      onPointerDown={go}
      onPointerMove={go}
    >
      {drawing.boxes.map(({ state, isMain, x, y, width, height }) => (
        <rect
          key={state.id}
          className={['box', isMain ? 'main' : '', state.kind, lit.has(state.id) ? 'lit' : ''].join(' ')}
          x={x}
          y={y}
          width={width}
          height={height}
        />
      ))}
      <rect className="seen" x={seen.x} y={seen.y} width={seen.width} height={seen.height} />
    </svg>
  );
}
