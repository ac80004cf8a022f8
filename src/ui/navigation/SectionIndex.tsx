import { Icon } from '../primitives/Icon.tsx';
import { checkIcon } from '../icons/check.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { index, item, mark } from './SectionIndex.css.ts';
import { Anchor } from './Anchor.tsx';

interface SectionIndexProps {
  label: string;
  sections: readonly {
    /** Id of the section on the page. */
    id: string;
    label: string;
    state: keyof typeof mark;
    /** The mark in words, for screen readers. */
    stateLabel?: string | undefined;
    current?: boolean | undefined;
  }[];
}

/** Table of contents of a long form: which sections are complete, wrong or current. */
export function SectionIndex({ label, sections }: SectionIndexProps) {
  return (
    <nav aria-label={label}>
      <ol className={index}>
        {sections.map(({ id, label: name, state, stateLabel, current = false }, at) => (
          <li key={id}>
            <Anchor className={item} href={`#${id}`} aria-current={current ? 'step' : undefined}>
              <span className={mark[state]} aria-hidden="true">
                {state === 'done' ? <Icon of={checkIcon} size="sm" /> : state === 'wrong' ? '!' : at + 1}
              </span>
              {name}
              {stateLabel !== undefined && <VisuallyHidden>{`, ${stateLabel}`}</VisuallyHidden>}
            </Anchor>
          </li>
        ))}
      </ol>
    </nav>
  );
}
