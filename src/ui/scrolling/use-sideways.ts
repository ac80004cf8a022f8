import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

const chosenOne = '[aria-selected="true"],[aria-pressed="true"],[aria-current]';

/** Marks at which edges of a row more of it is hidden; a part of a pixel is none. */
function markHidden(row: HTMLElement): void {
  const before = row.scrollLeft > 1;
  const after = row.scrollLeft + row.clientWidth < row.scrollWidth - 1;
  if (before && after) row.dataset['more'] = 'both';
  else if (before || after) row.dataset['more'] = before ? 'start' : 'end';
  else delete row.dataset['more'];
}

/**
 * Brings the chosen item of a `sideways` row into its view when the row comes and when another is chosen, and marks the
 * edges behind which more stands. Returns the row's ref.
 */
export function useSideways<Row extends HTMLElement>(chosen: string | undefined): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    // Whoever scrolls the row on is not called back by another render.
    if (shown.current === chosen) return;
    shown.current = chosen;
    const item = row.current?.querySelector(chosenOne);
    if (row.current === null || !item) return;
    const [around, own] = [row.current.getBoundingClientRect(), item.getBoundingClientRect()];
    row.current.scrollLeft += own.left + own.width / 2 - around.left - around.width / 2;
  }, [chosen]);
  useEffect(() => {
    const { current } = row;
    if (current === null) return undefined;
    const mark = () => markHidden(current);
    const sized = new ResizeObserver(mark);
    sized.observe(current);
    current.addEventListener('scroll', mark, { passive: true });
    return () => {
      sized.disconnect();
      current.removeEventListener('scroll', mark);
    };
  }, []);
  return row;
}
