import { rule } from './Rule.css.ts';

/** A hairline. */
export function Rule() {
  return <hr className={rule} />;
}
