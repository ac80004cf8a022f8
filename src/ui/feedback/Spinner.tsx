import { spinner } from './Spinner.css.ts';

/** Work under way; the control around it says so with `aria-busy`. */
export function Spinner() {
  return <span className={spinner} aria-hidden="true" />;
}
