import { starIcon } from '../icons/star.ts';
import { Icon } from '../primitives/Icon.tsx';
import { input, star, stars } from './StarRating.css.ts';

const values = [1, 2, 3, 4, 5] as const;

interface StarRatingProps {
  /** Accessible name of the group. */
  label: string;
  name: string;
  /** Accessible name of each star. */
  starLabel: (value: number) => string;
  /** 1 to 5; null for none yet. */
  chosen: number | null;
  onChoose: (value: number) => void;
}

/** One to five stars, as radios. */
export function StarRating({ label, name, starLabel, chosen, onChoose }: StarRatingProps) {
  return (
    <div role="radiogroup" aria-label={label} className={stars}>
      {values.map((value) => (
        <label key={value} className={star}>
          <Icon of={starIcon} size="lg" filled={chosen !== null && value <= chosen} />
          <input
            type="radio"
            className={input}
            aria-label={starLabel(value)}
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
        </label>
      ))}
    </div>
  );
}

/** Stars that are only read; `label` says how many. */
export const Stars = ({ label, value }: { label: string; value: number }) => (
  <div role="img" aria-label={label} className={stars}>
    {values.map((one) => (
      <span key={one} className={star}>
        <Icon of={starIcon} size="lg" filled={one <= value} />
      </span>
    ))}
  </div>
);
