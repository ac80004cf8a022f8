import { bar, runner } from './ProgressBar.css.ts';

/** A thin bar at the window's top while calls are under way; it lets presses through. */
export function ProgressBar({ label }: { label: string }) {
  return (
    <div role="progressbar" aria-label={label} className={bar}>
      <span className={runner} />
    </div>
  );
}
