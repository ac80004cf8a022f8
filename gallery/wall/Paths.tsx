import { useState } from 'react';
import type { GalleryFrame, ListedView } from '../frame/gallery-frame.ts';
import { Steps } from './Steps.tsx';
import { wallHref, type WallAddress } from './wall-address.ts';

type Path = ReturnType<GalleryFrame['paths']>[number];

const atOnce = 100;

const nameOf = ({ flow, number }: Path): string => `${flow}.${number}`;

interface PathsProps {
  view: ListedView;
  paths: readonly Path[];
  address: WallAddress;
  go: (part: Partial<WallAddress>) => void;
}

/** The generated paths of a view's flows: chosen from a list, then gone step by step. */
export function Paths({ view, paths, address, go }: PathsProps) {
  const [words, setWords] = useState('');
  const chosen = paths.find((path) => nameOf(path) === address.path);
  if (chosen !== undefined) {
    const title = `${view.name} on path ${chosen.number} of ${chosen.flow}`;
    return <Steps view={view} address={address} title={title} way={chosen.steps} go={go} />;
  }
  const wanted = words.trim().toLowerCase();
  const found = paths.filter(({ number, steps }) =>
    `${number} ${steps.map(({ says }) => says).join(' ')}`.toLowerCase().includes(wanted),
  );
  return (
    <section aria-label={`Paths of ${view.name}`}>
      <p>
        <a href={wallHref({ ...address, path: '' })}>{`All states of ${view.name}`}</a>
      </p>
      <h2>{`Paths of ${view.name}`}</h2>
      <label>
        Paths in which this happens{' '}
        <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      <p role="status">{`${found.length} of ${paths.length} generated paths`}</p>
      <ul className="paths">
        {found.slice(0, atOnce).map((path) => (
          <li key={nameOf(path)}>
            <a href={wallHref({ ...address, path: nameOf(path), step: 0 })}>
              {`${path.flow}, path ${path.number}`}
            </a>{' '}
            <small>{`${path.steps.length - 1} steps: ${titleOf(path, wanted)}`}</small>
          </li>
        ))}
      </ul>
      {found.length > atOnce && <p>{`Search to see the other ${found.length - atOnce}.`}</p>}
    </section>
  );
}

/** How a path begins and ends, or where it meets what is looked for. */
function titleOf({ steps }: Path, wanted: string): string {
  const met = wanted === '' ? undefined : steps.find(({ says }) => says.toLowerCase().includes(wanted));
  return met?.says ?? `${steps[1]?.says ?? steps[0]?.says ?? ''} … ${steps.at(-1)?.says ?? ''}`;
}
