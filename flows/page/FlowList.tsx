import { useState } from 'react';
import type { Flow } from '../flow.ts';
import { search } from './search.ts';

const shownHits = 4;

interface FlowListProps {
  flows: readonly Flow[];
  /** The name of the flow that is shown. */
  shown: string;
  go: (flow: string, part: string | null) => void;
  /** Names of the flows with something failed in the last run. */
  failed: ReadonlySet<string>;
  /** Ids of the machines that run in a shop now. */
  live: ReadonlySet<string>;
}

/** All flows, with a search for states, events, words and requirement ids. */
export function FlowList({ flows, shown, go, failed, live }: FlowListProps) {
  const [query, setQuery] = useState('');
  const found = search(flows, query);
  return (
    <nav className="flows" aria-label="Flows">
      <label className="search">
        <span>Search states, events, requirements</span>
        <input
          type="search"
          value={query}
          placeholder="e.g. GATE-09 or session.opened"
          onChange={({ target }) => setQuery(target.value)}
        />
      </label>
      <p className="found" role="status">
        {query.trim() === '' ? `${flows.length} flows` : `${found.length} of ${flows.length} flows`}
      </p>
      <ul>
        {found.map(({ flow: { chart }, hits }) => (
          <li key={chart.name}>
            <button
              type="button"
              className="flow"
              aria-current={chart.name === shown ? 'page' : undefined}
              onClick={() => go(chart.name, null)}
            >
              <span>{chart.name}</span>
              {live.has(chart.id) && <span className="mark live">live</span>}
              {failed.has(chart.name) && <span className="mark failed">failed</span>}
            </button>
            {query.trim() !== '' && hits.length > 0 && (
              <ul className="hits">
                {hits.slice(0, shownHits).map(({ part, text }) => (
                  <li key={part}>
                    <button type="button" onClick={() => go(chart.name, part)}>
                      {text}
                    </button>
                  </li>
                ))}
                {hits.length > shownHits && <li className="more">and {hits.length - shownHits} more</li>}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
