import { date, day as dayClass, days as daysClass, unseen, weekday } from './DayTabs.css.ts';
import { tabId } from '../primitives/tab-id.ts';
import { useRoving } from '../forms/use-roving.ts';

interface Day {
  id: string;
  weekday: Word;
  date: string;
  month: Word;
}

/** A word that is seen short and heard whole: "dom", "domenica". */
interface Word {
  short: string;
  whole: string;
}

interface DayTabsProps {
  label: string;
  days: readonly Day[];
  selected: string;
  /** Id of the `SlotGrid`'s panel. */
  panelId: string;
  onSelect: (id: string) => void;
}

/** The days to choose from. Arrows move the focus, Space or Enter shows the day's slots. */
export function DayTabs({ label, days, selected, panelId, onSelect }: DayTabsProps) {
  const roving = useRoving<HTMLButtonElement>(
    days.length,
    days.findIndex(({ id }) => id === selected),
  );
  return (
    <div role="tablist" aria-label={label} className={daysClass}>
      {days.map((day, index) => (
        <button
          key={day.id}
          {...roving(index)}
          type="button"
          role="tab"
          id={tabId(panelId, day.id)}
          aria-selected={day.id === selected}
          aria-controls={panelId}
          className={dayClass}
          onClick={() => onSelect(day.id)}
        >
          <span className={weekday}>
            <Shortened word={day.weekday} />
          </span>{' '}
          <span className={date}>{day.date}</span>{' '}
          <span>
            <Shortened word={day.month} />
          </span>
        </button>
      ))}
    </div>
  );
}

/** The rest of the word goes on without a gap, so that what is seen begins what is heard (WCAG 2.5.3). */
function Shortened({ word: { short, whole } }: { word: Word }) {
  const rest = whole.startsWith(short) ? whole.slice(short.length) : '';
  return (
    <>
      {short}
      {rest !== '' && <span className={unseen}>{rest}</span>}
    </>
  );
}
