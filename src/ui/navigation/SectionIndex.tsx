import { Icon } from '../primitives/Icon.tsx';
import { checkIcon } from '../icons/check.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { index, item, mark } from './SectionIndex.css.ts';

interface SectionIndexProps {
  label: string;
  sections: readonly {
    /** Of the section on the page. */
    id: string;
    label: string;
    state: keyof typeof mark;
    /** What the mark says to whoever does not see it. */
    stateLabel?: string | undefined;
    current?: boolean | undefined;
  }[];
}

/** The parts of a long form: which are done, which are wrong, where one is. */
export function SectionIndex({ label, sections }: SectionIndexProps) {
  return (
    <nav aria-label={label}>
      <ol className={index}>
        {sections.map(({ id, label: name, state, stateLabel, current = false }, at) => (
          <li key={id}>
            <a className={item} href={`#${id}`} aria-current={current ? 'step' : undefined}>
              <span className={mark[state]} aria-hidden="true">
                {state === 'done' ? <Icon of={checkIcon} size="sm" /> : state === 'wrong' ? '!' : at + 1}
              </span>
              {name}
              {stateLabel !== undefined && <VisuallyHidden>{`, ${stateLabel}`}</VisuallyHidden>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
