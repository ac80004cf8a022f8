import { useEffect, useState } from 'react';
import type { Chart } from '../../chart/chart.ts';
import { layOut, type Drawing } from './lay-out.ts';
import { canvasMeasure } from './text-size.ts';

/** The drawing of a chart, as soon as everything in it has found its place. */
export function useDrawing(chart: Chart): Drawing | null {
  const [laidOut, setLaidOut] = useState<{ chart: Chart; drawing: Drawing } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const family = getComputedStyle(document.body).fontFamily;
    void layOut(chart, canvasMeasure(family)).then((drawing) => isWanted && setLaidOut({ chart, drawing }));
    return () => {
      isWanted = false;
    };
  }, [chart]);
  return laidOut?.chart === chart ? laidOut.drawing : null;
}
