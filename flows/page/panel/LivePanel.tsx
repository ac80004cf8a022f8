import type { LiveFlow } from './live-flows.ts';
import type { Live } from './use-live.ts';

interface LivePanelProps {
  live: Live;
  /** The flow whose states are lit. */
  followed: string | null;
  follow: (flow: LiveFlow) => void;
}

const leaf = ({ states }: LiveFlow): string =>
  states
    .filter((id) => !states.some((other) => other.startsWith(`${id}.`)))
    .map((id) => id.split('.').slice(1).join('.'))
    .join(' | ');

const time = (at: number): string => new Date(at).toLocaleTimeString('en-GB');

/** The flows of a running shop, and what they hear. */
export function LivePanel({ live: { shop, live, pause, clear }, followed, follow }: LivePanelProps) {
  if (shop === null || !shop.isThere) {
    return (
      <p className="nothing">
        No shop answers at <code>{shop?.address ?? '…'}</code>. Start one with <code>npm run dev</code>; this
        page finds it by itself. Another address: <code>npm run flows -- --shop http://127.0.0.1:3100</code>
      </p>
    );
  }
  const pages = [...new Set(live.flows.map(({ page }) => page))];
  return (
    <div className="live-flows">
      {pages.length === 0 && <p className="nothing">The shop is there. Open one of its pages.</p>}
      {pages.map((page) => (
        <section key={page} aria-label={`Page ${page}`}>
          <h2>Page {page}</h2>
          <ul className="actors">
            {live.flows
              .filter((one) => one.page === page)
              .map((one) => (
                <li key={one.key}>
                  <button type="button" aria-pressed={one.key === followed} onClick={() => follow(one)}>
                    <span>{one.machine}</span>
                    <small>{leaf(one)}</small>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <section aria-label="Events">
        <h2>Events</h2>
        <div className="steer">
          <button type="button" aria-pressed={live.isPaused} onClick={pause}>
            {live.isPaused ? 'Go on' : 'Pause'}
          </button>
          <button type="button" onClick={clear}>
            Clear
          </button>
        </div>
        <ol className="log" reversed>
          {live.log.map(({ key, at, machine, event }) => (
            <li key={key}>
              <time>{time(at)}</time> <b>{machine}</b> {event}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
