import { useId, type ReactNode } from 'react';
import { classNames } from '../primitives/class-names.ts';
import { Description } from '../primitives/Description.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { circleCheckIcon } from '../icons/circle-check.ts';
import { leafIcon } from '../icons/leaf.ts';
import {
  grid,
  legend,
  legendItem,
  mark,
  price as priceClass,
  terms as termsClass,
  slot as slotClass,
  swatch,
  tag as tagClass,
  time as timeClass,
  waiting,
  words,
} from './SlotGrid.css.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useRoving } from '../forms/roving/use-roving.ts';

type SlotState = keyof typeof slotClass;

interface Slot {
  id: string;
  /** Start and end, formatted. */
  time: string;
  price?: string | undefined;
  /** What the price depends on. */
  terms?: string | undefined;
  state: SlotState;
  /** The state in words. */
  stateWord: string;
  /** An extra note: a van is near, no fee. */
  tag?: string | undefined;
  /** Why the slot cannot be booked, where its state does not say. */
  reason?: string | undefined;
}

interface SlotGridProps {
  label: string;
  slots: readonly Slot[];
  /** Id of the slot that is being booked: none can be picked meanwhile. */
  pending?: string | undefined;
  onPick: (id: string) => void;
}

/** The slots of one day. Arrows move the focus and book nothing; Space, Enter or a click books. */
export function SlotGrid({ label, slots, pending, onPick }: SlotGridProps) {
  const start = Math.max(
    slots.findIndex(({ state }) => state === 'chosen'),
    slots.findIndex(({ state }) => state !== 'full'),
  );
  const roving = useRoving<HTMLButtonElement>(slots.length, start);
  const busy = pending !== undefined;
  return (
    <div role="radiogroup" aria-label={label} aria-busy={busy || undefined} className={grid}>
      {slots.map((slot, index) => (
        <SlotButton key={slot.id} slot={slot} pending={pending} attributes={roving(index)} onPick={onPick} />
      ))}
    </div>
  );
}

interface SlotButtonProps {
  slot: Slot;
  pending: string | undefined;
  attributes: ReturnType<ReturnType<typeof useRoving<HTMLButtonElement>>>;
  onPick: (id: string) => void;
}

function SlotButton({ slot, pending, attributes, onPick }: SlotButtonProps) {
  const { id, time, price, terms, state, stateWord, tag, reason } = slot;
  const reasonId = useId();
  const busy = pending !== undefined;
  const off = busy || state === 'full';
  return (
    <button
      {...attributes}
      type="button"
      role="radio"
      aria-checked={state === 'chosen'}
      aria-disabled={off || undefined}
      aria-describedby={reason === undefined ? undefined : reasonId}
      className={classNames(slotClass[state], busy && waiting)}
      onClick={off ? undefined : () => onPick(id)}
    >
      {(state === 'chosen' || id === pending) && (
        <span className={mark}>{id === pending ? <Spinner /> : <Icon of={circleCheckIcon} />}</span>
      )}
      <span className={timeClass[state]}>{time}</span>{' '}
      {price !== undefined && (
        <span className={priceClass}>
          {price}
          {terms !== undefined && (
            <>
              {' · '}
              <span className={termsClass}>{terms}</span>
            </>
          )}
          <VisuallyHidden> ·</VisuallyHidden>
        </span>
      )}{' '}
      <span className={words[state]}>{stateWord}</span>{' '}
      {tag !== undefined && (
        <span className={tagClass}>
          <Icon of={leafIcon} size="sm" />
          {tag}
        </span>
      )}
      {reason !== undefined && <Description id={reasonId}>{reason}</Description>}
    </button>
  );
}

interface SlotLegendProps {
  items: readonly { state: SlotState; label: ReactNode }[];
}

/** Legend of the slots' colours; each slot also says its state in words. */
export function SlotLegend({ items }: SlotLegendProps) {
  return (
    <div className={legend} aria-hidden="true">
      {items.map(({ state, label }) => (
        <span key={state} className={legendItem}>
          <span className={swatch[state]} />
          {label}
        </span>
      ))}
    </div>
  );
}
