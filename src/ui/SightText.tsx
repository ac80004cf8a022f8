import { classNames } from './class-names.ts';
import { sightText } from './SightText.css.ts';

/** Words for the eye only, on a control whose accessible name is fixed and whose description says the same. */
export function SightText({ text, className }: { text: string; className?: string }) {
  return <span className={classNames(sightText, className)} data-text={text} aria-hidden="true" />;
}
