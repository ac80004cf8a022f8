import { useId, type ReactNode } from 'react';
import { Heading } from './Heading.tsx';
import { Icon } from './Icon.tsx';
import { circleCheckIcon, circleIcon } from './icons.ts';
import {
  card,
  foot,
  head,
  option as optionClass,
  options as optionsClass,
  price as priceClass,
  time as timeClass,
} from './SlotMiniCard.css.ts';
import { Spinner } from './Spinner.tsx';
import { useRoving } from './use-roving.ts';

export interface SlotMiniOption {
  id: string;
  time: string;
  price: string;
}

interface SlotMiniCardProps {
  title: string;
  badge?: ReactNode;
  options: readonly SlotMiniOption[];
  chosen?: string | undefined;
  /** The slot that is being booked: nothing else can be picked meanwhile. */
  pending?: string | undefined;
  onPick: (id: string) => void;
  note?: ReactNode;
  /** Leads to all slots. */
  all?: ReactNode;
}

/** The first free slots. Arrows move the focus; Space, Enter or a click books. */
export function SlotMiniCard({
  title,
  badge,
  options,
  chosen,
  pending,
  onPick,
  note,
  all,
}: SlotMiniCardProps) {
  const id = useId();
  const roving = useRoving<HTMLButtonElement>(
    options.length,
    options.findIndex((option) => option.id === chosen),
  );
  return (
    <section className={card} aria-labelledby={id}>
      <div className={head}>
        <Heading level={2} look="card" id={id}>
          {title}
        </Heading>
        {badge}
      </div>
      <div className={optionsClass} role="radiogroup" aria-labelledby={id}>
        {options.map(({ id: key, time, price }, index) => (
          <button
            key={key}
            {...roving(index)}
            type="button"
            role="radio"
            aria-checked={key === chosen}
            aria-disabled={pending === undefined ? undefined : true}
            className={optionClass}
            onClick={pending === undefined ? () => onPick(key) : undefined}
          >
            {key === pending ? <Spinner /> : <Icon of={key === chosen ? circleCheckIcon : circleIcon} />}
            <span className={timeClass}>{time}</span> <span className={priceClass}>{price}</span>
          </button>
        ))}
      </div>
      <div className={foot}>
        <span>{note}</span>
        {all}
      </div>
    </section>
  );
}
