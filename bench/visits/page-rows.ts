import type { Row } from '../table.ts';
import { median } from './median.ts';
import type { PageFigures } from './page-figures.ts';

interface Visited {
  readonly name: string;
  readonly figures: readonly PageFigures[];
}

const shown = (value: number | null, digits = 0): string => value?.toFixed(digits) ?? '';

const ratio = (value: number | null, floor: number | null): string =>
  value === null || floor === null ? '' : (value / floor).toFixed(2);

/** A row of medians for each page, compared with the page called `floorName`. */
export function pageRows(visited: readonly Visited[], floorName: string): Row[] {
  const floor = visited.find(({ name }) => name === floorName)?.figures ?? [];
  const middle = (figures: readonly PageFigures[], name: keyof PageFigures) =>
    median(figures.map((one) => one[name]));
  return visited.map(({ name, figures }) => {
    const [fcp, lcp] = [middle(figures, 'fcp'), middle(figures, 'lcp')];
    return {
      page: name,
      FCP: shown(fcp),
      'FCP / static': ratio(fcp, middle(floor, 'fcp')),
      LCP: shown(lcp),
      'LCP / static': ratio(lcp, middle(floor, 'lcp')),
      CLS: shown(middle(figures, 'cls'), 3),
      TBT: shown(middle(figures, 'tbt')),
      ready: shown(middle(figures, 'ready')),
      requests: shown(middle(figures, 'requests')),
      KiB: shown(middle(figures, 'kib'), 1),
      'js until ready': shown(middle(figures, 'scriptKibUntilReady'), 1),
      'js KiB': shown(middle(figures, 'scriptKib'), 1),
      'heap MB': shown(middle(figures, 'heapMb'), 1),
      elements: shown(middle(figures, 'elements')),
      visits: String(figures.length),
    };
  });
}
