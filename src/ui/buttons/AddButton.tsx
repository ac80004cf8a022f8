import { add, word as wordClass } from './AddButton.css.ts';
import { Icon } from '../primitives/Icon.tsx';
import { plusIcon } from '../icons/plus.ts';
import { Spinner } from '../feedback/Spinner.tsx';

interface AddButtonProps {
  /** Accessible name, which begins with `word`. */
  label: string;
  /** The visible word, in looks that have one. */
  word: string;
  look?: keyof typeof add | undefined;
  busy?: boolean | undefined;
  onClick: () => void;
}

/** Adds a product to the cart, or opens the choice that has to come first. */
export function AddButton({ label, word, look = 'card', busy = false, onClick }: AddButtonProps) {
  return (
    <button
      type="button"
      className={add[look]}
      aria-label={label}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : look !== 'word' && <Icon of={plusIcon} />}
      <span className={wordClass[look]}>{word}</span>
    </button>
  );
}
