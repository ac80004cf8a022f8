import { date, day as dayClass, days as daysClass, weekday } from './DayTabs.css.ts';
import { SightText } from './SightText.tsx';
import { tabId } from './tab-id.ts';
import { useRoving } from './use-roving.ts';

export interface Day {
  id: string;
  /** Accessible name: "OGGI", or weekday, day, month. */
  name: string;
  weekday: string;
  date: string;
  month: string;
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
          aria-label={day.name}
          aria-selected={day.id === selected}
          aria-controls={panelId}
          className={dayClass}
          onClick={() => onSelect(day.id)}
        >
          <span className={weekday}>{day.weekday}</span>
          <SightText className={date} text={day.date} />
          <SightText text={day.month} />
        </button>
      ))}
    </div>
  );
}
