import { edgesOf, type PathGraph } from '../graph.ts';
import { injected } from '../http/http-world.ts';
import { isTimeout, type Move } from '../moves.ts';
import type { AnyBrowserFlow } from './browser-flow.ts';

function isTold(flow: AnyBrowserFlow, move: Move): boolean {
  const { says, id, src, kind } = move;
  if (says in flow.never || id in flow.never || src in flow.never) return true;
  if (kind === 'elapsed' || isTimeout(move)) return true;
  if (kind === 'sent') return flow.acts[id]?.[says] !== undefined;
  return flow.answers[src]?.[says] !== undefined || injected(move) !== null;
}

/** Cases of a flow that nobody plays in the browser, and nobody says why. */
export function unexplained(flow: AnyBrowserFlow, graphs: readonly PathGraph[]): string[] {
  const silent = graphs
    .flatMap(edgesOf)
    .map(({ move }) => move)
    .filter((move) => !isTold(flow, move))
    .map(
      ({ says, id, src }) => `'${says}' (${src === '' ? id : src}) is neither played nor said to be never`,
    );
  return [...new Set(silent)];
}
