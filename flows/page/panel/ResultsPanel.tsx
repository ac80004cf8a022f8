import type { LastRun, MachineResult, MutationResult, Results, WalkResult } from '../../results/results.ts';
import type { Fetched } from '../use-fetched.ts';

interface ResultsPanelProps {
  results: Fetched<Results>;
  again: () => void;
  flow: string;
  open: (flow: string) => void;
}

/** What the last runs of paths and mutations found. */
export function ResultsPanel({ results, again, flow, open }: ResultsPanelProps) {
  if (results.status === 'loading') return <p className="waiting">Reading …</p>;
  if (results.status === 'failed') return <p className="broken">{results.reason}</p>;
  const { paths, mutations } = results.value;
  return (
    <div className="results">
      <button type="button" onClick={again}>
        Read again
      </button>
      <h2>Paths</h2>
      {paths.length === 0 && <Nothing command="npm test" />}
      {paths.map((run) => (
        <PathTable key={run.at} run={run} flow={flow} open={open} />
      ))}
      <h2>Planted faults</h2>
      {mutations === null ? (
        <Nothing command="npm run paths -- --mutate" />
      ) : (
        <MutationTable run={mutations} flow={flow} open={open} />
      )}
    </div>
  );
}

const Nothing = ({ command }: { command: string }) => (
  <p className="nothing">
    Nothing was run on this machine yet, or its results were cleared. <code>{command}</code>
  </p>
);

const when = (at: number): string =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

interface TableProps<T> {
  run: LastRun<T>;
  flow: string;
  open: (flow: string) => void;
}

function PathTable({ run, flow, open }: TableProps<MachineResult | WalkResult>) {
  const machines = run.results.filter((one) => 'machine' in one);
  const walks = run.results.filter((one) => 'walks' in one);
  return (
    <>
      <p className="found">{when(run.at)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">flow</th>
            <th scope="col">world</th>
            <th scope="col">passed</th>
            <th scope="col">failed</th>
            <th scope="col">transitions</th>
          </tr>
        </thead>
        <tbody>
          {machines.map(({ machine, world, passed, failures, transitions }) => (
            <tr
              key={`${machine} ${world}`}
              className={failures.length > 0 ? 'failed' : ''}
              aria-current={machine === flow ? 'true' : undefined}
            >
              <th scope="row">
                <button type="button" onClick={() => open(machine)}>
                  {machine}
                </button>
              </th>
              <td>{world}</td>
              <td>{passed}</td>
              <td>
                {failures.length === 0 ? '0' : <Failures failures={failures.map(({ says }) => says)} />}
              </td>
              <td>
                {transitions.covered}/{transitions.total}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {walks.length > 0 && (
        <ul className="walks">
          {walks.map(({ name, walks: count, failures }, index) => (
            // A story may be called like the flow it is about.
            <li key={`${name} ${String(index)}`} className={failures.length > 0 ? 'failed' : ''}>
              {name}: {count} walks, {failures.length === 0 ? '0 failed' : <Failures failures={failures} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function MutationTable({ run, flow, open }: TableProps<MutationResult>) {
  return (
    <>
      <p className="found">{when(run.at)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">flow</th>
            <th scope="col">found</th>
            <th scope="col">explained</th>
            <th scope="col">survived</th>
          </tr>
        </thead>
        <tbody>
          {run.results.map(({ machine, faults }) => {
            const found = faults.filter(({ foundBy }) => foundBy !== null);
            const explained = faults.filter(({ explained: why }) => why !== null);
            const survived = faults.filter((one) => one.foundBy === null && one.explained === null);
            return (
              <tr
                key={machine}
                className={survived.length > 0 ? 'failed' : ''}
                aria-current={machine === flow ? 'true' : undefined}
              >
                <th scope="row">
                  <button type="button" onClick={() => open(machine)}>
                    {machine}
                  </button>
                </th>
                <td>
                  {found.length}/{faults.length}
                </td>
                <td>{explained.length}</td>
                <td>
                  {survived.length === 0 ? (
                    '0'
                  ) : (
                    <Failures failures={survived.map(({ kind, name }) => `${kind}: ${name}`)} />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

const Failures = ({ failures }: { failures: readonly string[] }) => (
  <details>
    <summary>{failures.length}</summary>
    {failures.map((failure) => (
      <pre key={failure}>{failure}</pre>
    ))}
  </details>
);
