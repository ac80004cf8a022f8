import { useId } from 'react';
import { date, day as dayClass, days as daysClass, unseen, weekday } from './DayTabs.css.ts';
import { tabId } from '../primitives/tab-id.ts';
import { useSideways } from '../scrolling/use-sideways.ts';
import { Description } from '../primitives/Description.tsx';
import { nextIndex } from '../forms/roving/roving.ts';
import { useRoving } from '../forms/roving/use-roving.ts';

interface Day {
  id: string;
  weekday: Word;
  date: string;
  month: Word;
}

/** A word shown short and read out whole: "dom", "domenica". */
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
  /** Why the day cannot be changed now. */
  disabledReason?: string | undefined;
  onSelect: (id: string) => void;
}

/** Tabs, one per day. Arrow keys move to a day and show it at once. */
export function DayTabs({ label, days, selected, panelId, disabledReason, onSelect }: DayTabsProps) {
  const reasonId = useId();
  const isOff = disabledReason !== undefined;
  const select = (id: string | undefined) => {
    if (!isOff && id !== undefined && id !== selected) onSelect(id);
  };
  const roving = useRoving<HTMLButtonElement>(
    days.length,
    days.findIndex(({ id }) => id === selected),
  );
  const row = useSideways<HTMLDivElement>(selected);
  return (
    <div ref={row} role="tablist" aria-label={label} className={daysClass}>
      {isOff && <Description id={reasonId}>{disabledReason}</Description>}
      {days.map((day, index) => {
        const stop = roving(index);
        return (
          <button
            key={day.id}
            {...stop}
            onKeyDown={(event) => {
              stop.onKeyDown(event);
              const to = nextIndex(event.key, index, days.length);
              if (to !== null) select(days[to]?.id);
            }}
            aria-disabled={isOff || undefined}
            aria-describedby={isOff ? reasonId : undefined}
            type="button"
            role="tab"
            id={tabId(panelId, day.id)}
            aria-selected={day.id === selected}
            aria-controls={panelId}
            className={dayClass}
            onClick={() => select(day.id)}
          >
            <span className={weekday}>
              <Shortened word={day.weekday} />
            </span>{' '}
            <span className={date}>{day.date}</span>{' '}
            <span>
              <Shortened word={day.month} />
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** The hidden rest follows without a space, so that the accessible name begins with the visible text (WCAG 2.5.3). */
function Shortened({ word: { short, whole } }: { word: Word }) {
  const rest = whole.startsWith(short) ? whole.slice(short.length) : '';
  return (
    <>
      {short}
      {rest !== '' && <span className={unseen}>{rest}</span>}
    </>
  );
}
