import { triggerWords } from '../chart/words.ts';
import type { Flow } from '../flow.ts';

/** Where a search met a flow. */
interface Hit {
  /** The id of a state or transition. */
  readonly part: string;
  readonly text: string;
}

export interface Found {
  readonly flow: Flow;
  /** Empty where the flow's own name or sentence is meant. */
  readonly hits: readonly Hit[];
}

const shortId = (id: string): string => id.split('.').slice(1).join('.') || id;

/** Everything a search may meet in a flow: states, descriptions, tags, events, calls, guards, requirement ids. */
function parts({ chart }: Flow): (Hit & { readonly words: string })[] {
  const states = chart.states.map((state) => ({
    part: state.id,
    text: shortId(state.id),
    words: [state.id, state.description, ...state.tags, ...state.invokes.map(({ src }) => src)].join(' '),
  }));
  const transitions = chart.transitions.map((one) => ({
    part: one.id,
    text: `${triggerWords(one.trigger)} in ${shortId(one.source)}`,
    words: [triggerWords(one.trigger), one.guard, one.description, ...one.actions, ...one.requirements].join(
      ' ',
    ),
  }));
  return [...states, ...transitions];
}

/** The flows that have every word of a search, in their order; all of them where nothing is searched. */
export function search(flows: readonly Flow[], query: string): Found[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return flows.map((flow) => ({ flow, hits: [] }));
  const meets = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
  return flows.flatMap((flow): Found[] => {
    const hits = parts(flow).filter(({ words }) => meets(words));
    const isMeant = meets(`${flow.chart.name} ${flow.chart.id} ${flow.says}`);
    return hits.length > 0 || isMeant ? [{ flow, hits: hits.map(({ part, text }) => ({ part, text })) }] : [];
  });
}
