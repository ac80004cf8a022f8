import { spinner } from './Spinner.css.ts';

/** A spinner, silent for screen readers: the control around it has `aria-busy`. */
export function Spinner() {
  return <span className={spinner} aria-hidden="true" />;
}
