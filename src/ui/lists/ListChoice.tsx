import { useId, type ReactNode } from 'react';
import { Spinner } from '../feedback/Spinner.tsx';
import { heartIcon } from '../icons/account/heart.ts';
import { checkIcon } from '../icons/check.ts';
import { listChecksIcon } from '../icons/lists/list-checks.ts';
import { usersIcon } from '../icons/lists/users.ts';
import { plusIcon } from '../icons/plus.ts';
import { classNames } from '../primitives/class-names.ts';
import { Icon } from '../primitives/Icon.tsx';
import {
  box,
  choice,
  choices,
  isInside,
  name as nameClass,
  note as noteClass,
  row,
  state,
  words,
} from './ListChoice.css.ts';

interface ListChoiceProps {
  name: string;
  /** How much is on it, or whose it is. */
  note: ReactNode;
  isFavourites?: boolean | undefined;
  isShared?: boolean | undefined;
  checked: boolean;
  /** What is said of a list that holds the product. */
  checkedLabel: string;
  busy?: boolean | undefined;
  onPress: () => void;
}

/** A list that a press puts something on, or takes it off; a checkbox named as the list. */
export function ListChoice({
  name,
  note,
  isFavourites = false,
  isShared = false,
  checked,
  checkedLabel,
  busy = false,
  onPress,
}: ListChoiceProps) {
  const id = useId();
  return (
    <li className={row}>
      <label className={choice}>
        <Icon of={isFavourites ? heartIcon : isShared ? usersIcon : listChecksIcon} filled={isFavourites} />
        <span className={words}>
          <span className={nameClass} id={`${id}-name`}>
            {name}
          </span>
          <span className={noteClass} id={`${id}-note`}>
            {note}
          </span>
        </span>
        <span className={classNames(state, checked && isInside)} aria-hidden="true">
          {busy ? <Spinner /> : <Icon of={checked ? checkIcon : plusIcon} />}
          {checked && checkedLabel}
        </span>
        <input
          type="checkbox"
          className={box}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-note`}
          aria-busy={busy || undefined}
          checked={checked}
          onChange={onPress}
        />
      </label>
    </li>
  );
}

/** Lists to choose from. */
export const ListChoices = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={choices} aria-label={label}>
    {children}
  </ul>
);
