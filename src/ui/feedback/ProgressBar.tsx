import { bar, runner } from './ProgressBar.css.ts';

/** The page is waiting for an answer; it never blocks what is under it. */
export function ProgressBar({ label }: { label: string }) {
  return (
    <div role="progressbar" aria-label={label} className={bar}>
      <span className={runner} />
    </div>
  );
}
