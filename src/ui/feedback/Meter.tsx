import { useId, type ReactNode } from 'react';
import { box, end as endClass, fill, meter, words } from './Meter.css.ts';

interface MeterProps {
  value: number;
  max: number;
  /** Text with what is missing; the meter's accessible name. */
  children: ReactNode;
  /** The goal, in a word or amount. */
  end?: ReactNode;
  /** `warning` for what has to be reached, `success` for what is won. */
  tone?: keyof typeof fill;
}

/** Progress towards a goal, as free delivery or the minimum order. */
export function Meter({ value, max, end, tone = 'success', children }: MeterProps) {
  const id = useId();
  const now = Math.min(Math.max(value, 0), max);
  const share = max > 0 ? (now / max) * 100 : 100;
  return (
    <div className={box}>
      <p className={words}>
        <span id={id}>{children}</span>
        {end !== undefined && <span className={endClass}>{end}</span>}
      </p>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={now}
        className={meter}
      >
        <span className={fill[tone]} style={{ width: `${share}%` }} />
      </div>
    </div>
  );
}
