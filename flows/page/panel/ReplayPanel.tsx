import { useState, type KeyboardEvent } from 'react';
import type { Replays } from '../../replay/replay.ts';
import type { Fetched } from '../use-fetched.ts';
import { StepList } from './StepList.tsx';
import { stepsOf, type Replay } from './use-replay.ts';

const atOnce = 60;

interface ReplayPanelProps {
  flow: string;
  replays: Fetched<Replays>;
  replay: Replay;
}

/** The generated paths of a flow: chosen from a list, then walked step by step. */
export function ReplayPanel({ flow, replays, replay }: ReplayPanelProps) {
  const [words, setWords] = useState('');
  if (replays.status === 'loading') return <p className="waiting">Exploring the chart …</p>;
  if (replays.status === 'failed') return <p className="broken">{replays.reason}</p>;
  const { value } = replays;
  const { position } = replay;
  if (position?.flow === flow) return <Walk replays={value} replay={replay} />;
  const told = value.paths.map(({ number }) => {
    const steps = stepsOf(value, number);
    return { number, length: steps.length - 1, says: steps.map(({ says }) => says) };
  });
  const found = told.filter(({ says, number }) =>
    `${number} ${says.join(' ')}`.toLowerCase().includes(words.trim().toLowerCase()),
  );
  return (
    <div className="paths">
      <label className="search">
        <span>Paths in which this happens</span>
        <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      <p className="found" role="status">
        {found.length} of {told.length} generated paths
      </p>
      <ol>
        {found.slice(0, atOnce).map(({ number, length, says }) => (
          <li key={number}>
            <button type="button" onClick={() => replay.open(flow, number)}>
              <span>
                Path {number} <small>{length} steps</small>
              </span>
              <small>{titleOf(says, words)}</small>
            </button>
          </li>
        ))}
      </ol>
      {found.length > atOnce && <p className="found">Search to see the other {found.length - atOnce}.</p>}
    </div>
  );
}

/** How a path ends, or where it meets what was searched. */
function titleOf(says: readonly string[], words: string): string {
  const wanted = words.trim().toLowerCase();
  const met = wanted === '' ? undefined : says.find((one) => one.toLowerCase().includes(wanted));
  return met ?? `${says[1] ?? says[0] ?? ''} … ${says.at(-1) ?? ''}`;
}

function Walk({ replays, replay }: { replays: Replays; replay: Replay }) {
  const { position } = replay;
  const steps = stepsOf(replays, position?.path ?? 0);
  const at = position?.step ?? 0;
  const last = steps.length - 1;
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight' || event.key === 'ArrowDown') replay.move(1, last);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') replay.move(-1, last);
    else if (event.key === 'Escape') replay.close();
    else return;
    event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys on the way up from the buttons
    <div className="walk" onKeyDown={keys}>
      <h2>
        Path {position?.path} <small>of {replays.paths.length}</small>
      </h2>
      <div className="steer">
        <button type="button" disabled={at === 0} onClick={() => replay.move(-1, last)}>
          ← Back
        </button>
        <button type="button" disabled={at === last} onClick={() => replay.move(1, last)}>
          Forward →
        </button>
        <button type="button" onClick={replay.close}>
          All paths
        </button>
      </div>
      <p className="says" role="status">
        <small>{at === 0 ? 'Start' : `Step ${at} of ${last}`}</small>
        {steps[at]?.says}
      </p>
      <StepList steps={steps} at={at} jump={replay.jump} />
      <p className="again">
        <code>
          npm run paths -- --machine {replays.machine} --world model --path {position?.path}
        </code>
      </p>
    </div>
  );
}
