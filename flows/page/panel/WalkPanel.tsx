import type { HandMove, HandWalk } from '../../walk/hand-walk.ts';
import type { Fetched } from '../use-fetched.ts';
import { ContextTable } from './ContextTable.tsx';
import { StepList } from './StepList.tsx';

interface WalkPanelProps {
  walk: Fetched<HandWalk>;
  /** Its numbers, as the address has them; null before it has begun. */
  numbers: readonly number[] | null;
  go: (numbers: readonly number[] | null) => void;
}

/** A walk by hand: begun, then led on by pressing what can happen. */
export function WalkPanel({ walk, numbers, go }: WalkPanelProps) {
  if (walk.status === 'loading') return <p className="waiting">Starting …</p>;
  if (walk.status === 'failed') return <p className="broken">{walk.reason}</p>;
  if (numbers === null) return <Starts starts={walk.value.starts} go={go} />;
  const { steps, moves, context } = walk.value;
  const last = steps.length - 1;
  // What the address asks for beyond the end of the walk is not there.
  const taken = numbers.slice(0, steps.length);
  return (
    <div className="walk">
      <div className="steer">
        <button type="button" disabled={last === 0} onClick={() => go(taken.slice(0, -1))}>
          ← Back
        </button>
        <button type="button" disabled={last === 0} onClick={() => go(taken.slice(0, 1))}>
          Restart
        </button>
        <button type="button" onClick={() => go(null)}>
          Other start
        </button>
      </div>
      <p className="says" role="status">
        <small>{last === 0 ? 'Start' : `Step ${last}`}</small>
        {steps.at(-1)?.says}
      </p>
      <Moves moves={moves} take={(number) => go([...taken, number])} />
      <ContextTable changes={steps.at(-1)?.changes ?? []} context={context} isStart={last === 0} />
      <h3>Walked so far</h3>
      <StepList steps={steps} at={last} jump={(step) => go(taken.slice(0, step + 1))} isFollowed={false} />
    </div>
  );
}

function Starts({ starts, go }: { starts: readonly string[]; go: WalkPanelProps['go'] }) {
  return (
    <section className="paths" aria-label="Where to start">
      <p className="found">Choose how the flow begins; then press what happens.</p>
      <ol>
        {starts.map((says, number) => (
          <li key={says}>
            <button type="button" onClick={() => go([number])}>
              {says}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

const innerId = (id: string): string => id.split('.').slice(1).join('.');

function Moves({ moves, take }: { moves: readonly HandMove[]; take: (number: number) => void }) {
  if (moves.length === 0) return <p className="nothing">The flow is over.</p>;
  const triggers = [...new Set(moves.map(({ trigger }) => trigger))];
  return triggers.map((trigger) => (
    <section key={trigger} aria-label={trigger}>
      <h3>{trigger}</h3>
      <ul className="transitions">
        {moves.map(
          ({ says, leadsTo, transitions, trigger: own }, number) =>
            own === trigger && (
              <li key={says}>
                <button type="button" onClick={() => take(number)}>
                  <span>{says}</span>
                  <small>
                    {transitions.length === 0 ? 'changes nothing' : `→ ${leadsTo.map(innerId).join(', ')}`}
                  </small>
                </button>
              </li>
            ),
        )}
      </ul>
    </section>
  ));
}
