import { classNames } from '../primitives/class-names.ts';
import {
  amount,
  per as perClass,
  price,
  promo as promoClass,
  unit as unitClass,
  was as wasClass,
  whole,
} from './Price.css.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';

interface PriceProps {
  /** Formatted, with the currency's sign. */
  now: string;
  /** What the price is for, as "/kg". */
  per?: string | undefined;
  was?: string | undefined;
  /** Read before the former price by screen readers. */
  wasLabel?: string | undefined;
  /** The price of the unit of measure, or of one piece. */
  unit?: string | undefined;
  /** The lowest price of the last 30 days, in words (B-09). */
  prior?: string | undefined;
  promo?: boolean | undefined;
  size?: keyof typeof amount | undefined;
}

/** A price with its former price, price per unit and promotion; blanks part them where they describe something. */
export function Price({ now, per, was, wasLabel, unit, prior, promo = false, size = 'md' }: PriceProps) {
  return (
    <>
      <p className={price}>
        <span className={classNames(amount[size], promo && promoClass)}>
          <span className={whole}>{now}</span>
          {per !== undefined && (
            <>
              <wbr />
              <span className={perClass[size]}>{per}</span>
            </>
          )}
        </span>{' '}
        {was !== undefined && (
          <s className={wasClass[size]}>
            <VisuallyHidden>{`${wasLabel ?? ''} `}</VisuallyHidden>
            {was}
          </s>
        )}
      </p>{' '}
      {unit !== undefined && <p className={unitClass}>{unit}</p>}{' '}
      {prior !== undefined && <p className={unitClass}>{prior}</p>}
    </>
  );
}
