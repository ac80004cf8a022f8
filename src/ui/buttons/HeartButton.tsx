import { heartIcon } from '../icons/account/heart.ts';
import { Icon } from '../primitives/Icon.tsx';
import { heart } from './HeartButton.css.ts';

interface HeartButtonProps {
  label: string;
  pressed: boolean;
  onClick: () => void;
}

/** A heart that is full or empty; `label` is its accessible name in both. */
export function HeartButton({ label, pressed, onClick }: HeartButtonProps) {
  return (
    <button type="button" className={heart} aria-label={label} aria-pressed={pressed} onClick={onClick}>
      <Icon of={heartIcon} filled={pressed} />
    </button>
  );
}
