import { disturbances, type Disturbance } from '../../chart/transition-kind.ts';
import type { Chart } from '../../chart/chart.ts';
import type { CoverageKind } from '../../results/coverage-level.ts';
import { heats, showings, texts, type Look, type Text } from './look.ts';
import { Choice } from './Choice.tsx';
import { isFoldable } from './shown-chart.ts';

const kindTitles: Readonly<Record<Disturbance, string>> = {
  failure: 'Failures',
  timeout: 'Timeouts',
  session: 'Session',
};
const textTitles: Readonly<Record<Text, string>> = {
  names: 'names of states',
  main: 'with the main way',
  all: 'everything',
};

const heatTitles: Readonly<Record<Look['heat'], string>> = {
  none: 'kinds of arrows',
  worlds: 'where it is tested',
  mutants: 'which mutants were killed',
  requirements: 'which requirements are tested',
};

/** What the colours mean, best first. */
const legends: Readonly<Record<CoverageKind, readonly [all: string, some: string, none: string]>> = {
  worlds: ['in every world the flow ran in', 'in some', 'in none'],
  mutants: ['all killed', 'the others explained', 'one lives'],
  requirements: ['all', 'some', 'none'],
};

function Legend({ heat, isKnown }: { heat: CoverageKind; isKnown: boolean }) {
  const [all, some, none] = legends[heat];
  if (!isKnown)
    return (
      <p className="legend">
        Nothing is known of it yet:{' '}
        <code>{heat === 'mutants' ? 'npm run paths -- --mutate' : 'npm test'}</code>
      </p>
    );
  return (
    <p className="legend">
      <span className="all">{all}</span> <span className="some">{some}</span>{' '}
      <span className="none">{none}</span> <span className="unknown">not known</span>
    </p>
  );
}

interface LookBarProps {
  chart: Chart;
  look: Look;
  /** What is written, as chosen or as the size of the chart has it. */
  text: Text;
  change: (look: Look) => void;
  /** The last runs say something of what the colours are to tell. */
  isKnown: boolean;
}

/** What of a chart is seen, and how. */
export function LookBar({ chart, look, text, change, isKnown }: LookBarProps) {
  const foldable = chart.states.filter(({ id }) => isFoldable(chart, id)).map(({ id }) => id);
  const { folded, focus, showing } = look;
  const isAllFolded = foldable.length > 0 && foldable.every((id) => folded.includes(id));
  return (
    <div className="look" role="group" aria-label="What is shown">
      {disturbances.map((kind) => (
        <Choice
          key={kind}
          title={kindTitles[kind]}
          mark={kind}
          options={showings.map((value) => ({ value, title: value }))}
          chosen={showing[kind]}
          choose={(value) => change({ ...look, showing: { ...showing, [kind]: value } })}
        />
      ))}
      <Choice
        title="Text"
        options={texts.map((value) => ({ value, title: textTitles[value] }))}
        chosen={text}
        choose={(value) => change({ ...look, text: value })}
      />
      <Choice
        title="Colours"
        options={heats.map((value) => ({ value, title: heatTitles[value] }))}
        chosen={look.heat}
        choose={(value) => change({ ...look, heat: value })}
      />
      {foldable.length > 0 && (
        <button
          type="button"
          aria-pressed={isAllFolded}
          onClick={() => change({ ...look, folded: isAllFolded ? [] : foldable })}
        >
          Fold all
        </button>
      )}
      {focus !== null && (
        <button type="button" onClick={() => change({ ...look, focus: null })}>
          Whole chart
        </button>
      )}
      {look.heat !== 'none' && <Legend heat={look.heat} isKnown={isKnown} />}
    </div>
  );
}
