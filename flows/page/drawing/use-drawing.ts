import { useEffect, useState } from 'react';
import type { Chart } from '../../chart/chart.ts';
import type { MainWay } from '../../chart/main-way.ts';
import type { Text } from '../look/look.ts';
import { layOut, type Drawing } from './lay-out.ts';
import { canvasMeasure } from './text-size.ts';

/** The drawing of a chart as soon as everything in it has found its place; the one before it until then. */
export function useDrawing(chart: Chart, text: Text, main: MainWay): Drawing | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let isWanted = true;
    const { fontFamily } = getComputedStyle(document.body);
    const style = { measure: canvasMeasure(fontFamily), text, main };
    void layOut(chart, style).then((found) => isWanted && setDrawing(found));
    return () => {
      isWanted = false;
    };
  }, [chart, text, main]);
  return drawing;
}
