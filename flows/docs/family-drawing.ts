import type { Chart } from '../chart/chart.ts';
import { kinships } from '../chart/family.ts';

/** How long the opened flow lives. */
function span(state: string | null): string {
  if (state === null) return 'spawned';
  const [, ...inner] = state.split('.');
  return inner.length === 0 ? 'all along' : `while ${inner.join(' ')}`;
}

/** Every flow with those it opens, as a Mermaid flowchart; flows nobody opens are opened by the app itself. */
export function familyDrawing(charts: readonly Chart[]): string {
  const kin = kinships(charts);
  const children = new Set(kin.map(({ child }) => child));
  const roots = charts.filter(({ id }) => !children.has(id));
  return [
    'flowchart LR',
    '  app(["src/wiring"])',
    ...charts.map(({ id, name }) => `  ${id}["${name}"]`),
    ...roots.map(({ id }) => `  app --> ${id}`),
    ...kin.map(({ parent, child, state }) => `  ${parent} -- ${span(state)} --> ${child}`),
  ].join('\n');
}
