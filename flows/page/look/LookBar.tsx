import { disturbances, type Disturbance } from '../../chart/transition-kind.ts';
import type { Chart } from '../../chart/chart.ts';
import { showings, texts, type Look, type Text } from './look.ts';
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

interface LookBarProps {
  chart: Chart;
  look: Look;
  /** What is written, as chosen or as the size of the chart has it. */
  text: Text;
  change: (look: Look) => void;
}

/** What of a chart is seen, and how. */
export function LookBar({ chart, look, text, change }: LookBarProps) {
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
    </div>
  );
}
