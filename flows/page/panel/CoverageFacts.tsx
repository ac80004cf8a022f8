import type { PartCoverage } from '../../results/part-coverage.ts';
import { Fact } from './Fact.tsx';

/** What the last runs know of what is looked at. */
export function CoverageFacts({ coverage }: { coverage: PartCoverage | undefined }) {
  if (coverage === undefined) return null;
  const { worlds, faults, requirements } = coverage;
  const killed = faults.filter(({ foundBy }) => foundBy !== null);
  const alive = faults.filter(({ foundBy }) => foundBy === null);
  const untested = requirements.filter(({ isTested }) => !isTested);
  return (
    <>
      <Fact name="tested in">
        {worlds.length > 0 &&
          worlds.map(({ world, isTested }) => (
            <span key={world} className={isTested ? 'mark live' : 'mark failed'}>
              {world}: {isTested ? 'yes' : 'no'}
            </span>
          ))}
      </Fact>
      <Fact name="not tested">
        {untested.length > 0 && untested.map(({ id }) => <code key={id}>{id}</code>)}
      </Fact>
      <Fact name="mutants">
        {faults.length > 0 && (
          <details>
            <summary>
              {killed.length} of {faults.length} killed
            </summary>
            <ul>
              {[...alive, ...killed].map(({ kind, name, foundBy, explained }) => (
                <li key={`${kind} ${name}`}>
                  {kind}: {name}: {foundBy === null ? (explained ?? 'lives') : `killed by ${foundBy}`}
                </li>
              ))}
            </ul>
          </details>
        )}
      </Fact>
    </>
  );
}
