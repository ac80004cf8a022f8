import { classNames } from './class-names.ts';
import { visualOnlyText } from './VisualOnlyText.css.ts';

/** Text hidden from screen readers, on a control whose accessible name is fixed and whose description says the same. */
export function VisualOnlyText({ text, className }: { text: string; className?: string }) {
  return <span className={classNames(visualOnlyText, className)} data-text={text} aria-hidden="true" />;
}
