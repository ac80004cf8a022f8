import { closeIcon } from '../icons/close.ts';
import { Icon } from '../primitives/Icon.tsx';
import { chip, item, list } from './RemovableChips.css.ts';

interface RemovableChipsProps {
  /** Accessible name of the list. */
  label: string;
  chips: readonly { words: string; removeLabel: string }[];
  /** Presses mean nothing for now. */
  busy?: boolean | undefined;
  onRemove: (words: string) => void;
  /** The last one is gone, and the focus with it. */
  onEmptied: () => void;
}

/** What was typed so far, each word a button that takes it away; the focus goes on to the next one. */
export function RemovableChips({ label, chips, busy = false, onRemove, onEmptied }: RemovableChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className={list} aria-label={label}>
      {chips.map(({ words, removeLabel }) => (
        <li key={words} className={item}>
          <button
            type="button"
            aria-label={removeLabel}
            aria-disabled={busy || undefined}
            className={chip}
            onClick={({ currentTarget }) => {
              if (busy) return;
              const entry = currentTarget.closest('li');
              const beside = entry?.nextElementSibling ?? entry?.previousElementSibling;
              beside?.querySelector('button')?.focus();
              onRemove(words);
              if (chips.length === 1) onEmptied();
            }}
          >
            {words}
            <Icon of={closeIcon} size="sm" />
          </button>
        </li>
      ))}
    </ul>
  );
}
