import type { ListedView } from '../frame/gallery-frame.ts';
import { StateCard } from './StateCard.tsx';
import { wallHref, type WallAddress } from './wall-address.ts';

type Way = ListedView['states'][number]['way'];

interface StepsProps {
  view: ListedView;
  address: WallAddress;
  /** What the way is called. */
  title: string;
  way: Way;
  go: (part: Partial<WallAddress>) => void;
}

/** A way as the shopper sees it, step by step. */
export function Steps({ view, address, title, way, go }: StepsProps) {
  const last = way.length - 1;
  const at = Math.min(last, address.step ?? last);
  const shown = view.states.find(({ name }) => name === way[at]?.state);
  return (
    <section aria-label={title} className="steps">
      <div>
        <p>
          <a
            href={wallHref({ ...address, state: '', path: '', step: null })}
          >{`All states of ${view.name}`}</a>
          {address.path !== '' && (
            <>
              {' · '}
              <a href={wallHref({ ...address, path: 'all', step: null })}>All paths</a>
            </>
          )}
        </p>
        <h2>{title}</h2>
        <p className="steer">
          <button type="button" disabled={at === 0} onClick={() => go({ step: at - 1 })}>
            ← Back
          </button>
          <button type="button" disabled={at === last} onClick={() => go({ step: at + 1 })}>
            Forward →
          </button>
          <span role="status">{`Step ${at} of ${last}`}</span>
        </p>
        <ol className="way">
          {way.map(({ says, state }, index) => (
            <li key={says + String(index)}>
              <button
                type="button"
                aria-current={index === at ? 'step' : undefined}
                onClick={() => go({ step: index })}
              >
                {says}
                <small>{state ?? 'not on screen'}</small>
              </button>
            </li>
          ))}
        </ol>
      </div>
      {shown === undefined ? (
        <p>The view is not on screen here.</p>
      ) : (
        <StateCard key={shown.name} view={view} state={shown} address={address} scale={1} />
      )}
    </section>
  );
}
