import type { Chart } from '../../chart/chart.ts';
import { folding, type Look } from './look.ts';
import { isFoldable } from './shown-chart.ts';

interface StateLookProps {
  chart: Chart;
  id: string;
  look: Look;
  change: (look: Look) => void;
}

/** How one state is drawn: folded, or with its neighbours alone. */
export function StateLook({ chart, id, look, change }: StateLookProps) {
  const isMachine = chart.id === id;
  if (isMachine) return null;
  const isFocus = look.focus === id;
  return (
    <div className="steer">
      <button
        type="button"
        aria-pressed={isFocus}
        onClick={() => change({ ...look, focus: isFocus ? null : id })}
      >
        Neighbours only
      </button>
      {isFoldable(chart, id) && (
        <button
          type="button"
          aria-pressed={look.folded.includes(id)}
          onClick={() => change(folding(look, id))}
        >
          Fold
        </button>
      )}
    </div>
  );
}
