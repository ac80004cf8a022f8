import { useId, type ReactNode } from 'react';
import { Heading } from '../primitives/Heading.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { circleCheckIcon } from '../icons/circle-check.ts';
import { clockIcon } from '../icons/clock.ts';
import {
  card,
  foot,
  head,
  hours as hoursClass,
  option as optionClass,
  options as optionsClass,
  price as priceClass,
  terms as termsClass,
  time as timeClass,
} from './SlotMiniCard.css.ts';

interface SlotMiniOption {
  id: string;
  day: string;
  /** Start and end, formatted. */
  hours: string;
  price: string;
  /** What the price depends on. */
  terms?: string | undefined;
}

interface SlotMiniCardProps {
  title: string;
  badge?: ReactNode;
  options: readonly SlotMiniOption[];
  /** The slot that is booked, and the words that mark it. */
  chosen?: { id: string; label: string } | undefined;
  /** Called with the id of the slot that is pressed. */
  onPick: (id: string) => void;
  note?: ReactNode;
  /** Link to all slots. */
  all?: ReactNode;
  /** Below everything else. */
  children?: ReactNode;
}

/** A card with the first free slots, one button each. */
export function SlotMiniCard({
  title,
  badge,
  options,
  chosen,
  onPick,
  note,
  all,
  children,
}: SlotMiniCardProps) {
  const id = useId();
  return (
    <section className={card} aria-labelledby={id}>
      <div className={head}>
        <Heading level={2} look="card" id={id}>
          {title}
        </Heading>
        {badge}
      </div>
      <ul className={optionsClass}>
        {options.map(({ id: key, day, hours, price, terms }) => (
          <li key={key}>
            <button
              type="button"
              aria-current={key === chosen?.id ? 'true' : undefined}
              className={optionClass}
              onClick={() => onPick(key)}
            >
              <Icon of={key === chosen?.id ? circleCheckIcon : clockIcon} />
              <span className={timeClass}>
                {day}, <span className={hoursClass}>{hours}</span>{' '}
                {key === chosen?.id && <span className={termsClass}>{chosen.label}</span>}
              </span>{' '}
              <span className={priceClass}>
                {price} {terms !== undefined && <span className={termsClass}>{terms}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className={foot}>
        <span>{note}</span>
        {all}
      </div>
      {children}
    </section>
  );
}
