import { useState } from 'react';
import type { ListedView } from '../frame/gallery-frame.ts';
import { StateCard } from './StateCard.tsx';
import { wallHref, type WallAddress } from './wall-address.ts';

interface StepsProps {
  view: ListedView;
  address: WallAddress;
}

/** The way to a state as the shopper sees it, step by step. */
export function Steps({ view, address }: StepsProps) {
  const state = view.states.find(({ name }) => name === address.state);
  const [at, setAt] = useState<number | null>(null);
  if (state === undefined) return <p>{`${view.name} has no state ${address.state}.`}</p>;
  const step = at ?? state.way.length - 1;
  const shown = view.states.find(({ name }) => name === state.way[step]?.state);
  return (
    <section aria-label={`The way to ${state.name}`}>
      <p>
        <a href={wallHref({ ...address, state: '' })}>{`All states of ${view.name}`}</a>
      </p>
      <ol className="way">
        {state.way.map(({ says }, index) => (
          <li key={says + String(index)}>
            <button
              type="button"
              aria-current={index === step ? 'step' : undefined}
              onClick={() => setAt(index)}
            >
              {says}
            </button>
          </li>
        ))}
      </ol>
      <p>
        <button type="button" disabled={step === 0} onClick={() => setAt(step - 1)}>
          Step back
        </button>{' '}
        <button type="button" disabled={step === state.way.length - 1} onClick={() => setAt(step + 1)}>
          Step on
        </button>
      </p>
      {shown === undefined ? (
        <p>The view is not on screen here.</p>
      ) : (
        <StateCard key={shown.name} view={view} state={shown} address={address} scale={1} />
      )}
    </section>
  );
}
