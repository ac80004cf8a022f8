import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { Drawing, Point, Rectangle } from './lay-out.ts';
import { centred, fitted, panned, revealing, whole, zoomed, type Size, type Viewport } from './viewport.ts';

const step = 1.2;

export interface ViewportControl {
  view: Viewport;
  screen: Size;
  frame: RefObject<HTMLDivElement | null>;
  /** Around a place on the screen, or the middle. */
  zoomIn: (around?: Element | null) => void;
  zoomOut: (around?: Element | null) => void;
  /** Everything, however small. */
  showAll: () => void;
  pan: (by: Point) => void;
  reveal: (part: Rectangle) => void;
  /** Puts a point of the drawing in the middle. */
  centre: (point: Point) => void;
  /** To be given to the frame. */
  drag: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
}

const sizeOf = (frame: HTMLElement | null): Size => ({
  width: frame?.clientWidth ?? 1,
  height: frame?.clientHeight ?? 1,
});

/** The middle of an element as the frame counts; of the frame itself where there is none. */
function middleIn(frame: HTMLElement | null, element: Element | null): Point {
  const { width, height } = sizeOf(frame);
  if (frame === null || element === null) return { x: width / 2, y: height / 2 };
  const outer = frame.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  return { x: inner.x + inner.width / 2 - outer.x, y: inner.y + inner.height / 2 - outer.y };
}

/** Zoom and pan over a drawing: wheel, drag, and calls. */
export function useViewport(drawing: Drawing | null): ViewportControl {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<Viewport>({ x: 0, y: 0, scale: 1 });
  const [screen, setScreen] = useState<Size>({ width: 1, height: 1 });
  const held = useRef<Point | null>(null);

  useEffect(() => {
    if (drawing !== null) setView(fitted(drawing, sizeOf(frame.current), drawing.dots[0] ?? { x: 0, y: 0 }));
  }, [drawing]);

  const zoom = useCallback((factor: number, around: Element | null) => {
    setView((before) => zoomed(before, factor, middleIn(frame.current, around)));
  }, []);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const around = { x: event.clientX - left, y: event.clientY - top };
      setView((before) => zoomed(before, Math.exp(-event.deltaY / 500), around));
    };
    // React's own listeners cannot keep the page from scrolling.
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, []);

  useEffect(() => {
    if (frame.current === null) return undefined;
    const observer = new ResizeObserver(() => setScreen(sizeOf(frame.current)));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  const pan = useCallback((by: Point) => setView((before) => panned(before, by)), []);
  const letGo = () => {
    held.current = null;
  };
  return {
    view,
    screen,
    frame,
    zoomIn: (around = null) => zoom(step, around),
    zoomOut: (around = null) => zoom(1 / step, around),
    showAll: () => drawing !== null && setView(whole(drawing, sizeOf(frame.current))),
    pan,
    centre: (point) => setView((before) => centred(before, point, sizeOf(frame.current))),
    reveal: useCallback(
      (part: Rectangle) => setView((before) => revealing(before, part, sizeOf(frame.current))),
      [],
    ),
    drag: {
      onPointerDown: ({ clientX, clientY }) => {
        held.current = { x: clientX, y: clientY };
      },
      onPointerMove: ({ clientX, clientY, buttons }) => {
        if (held.current === null || buttons === 0) return;
        pan({ x: clientX - held.current.x, y: clientY - held.current.y });
        held.current = { x: clientX, y: clientY };
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
  };
}
