import { useId, type ReactNode } from 'react';
import { headFromTablet, mark, note as noteClass, section } from './FormSection.css.ts';
import { Heading } from '../primitives/Heading.tsx';
import { stack } from '../layout/Stack.css.ts';
import { classNames } from '../primitives/class-names.ts';

interface FormSectionProps {
  /** Id for links to it. */
  id: string;
  title: ReactNode;
  note?: ReactNode;
  /** It must be filled in. */
  required?: boolean | undefined;
  /** Its heading shows from tablets on: on phones it stands first in a step, whose heading says it. */
  first?: boolean | undefined;
  /** One of its controls got the focus. */
  onEnter?: (() => void) | undefined;
  children: ReactNode;
}

/** A titled part of a long form, with a line above all but the first. */
export function FormSection({
  id,
  title,
  note,
  required = false,
  first = false,
  onEnter,
  children,
}: FormSectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      className={classNames(section, stack['4'])}
      aria-labelledby={headingId}
      onFocusCapture={onEnter}
    >
      <div className={first ? headFromTablet : undefined}>
        <Heading level={2} id={headingId}>
          {title}
          {required && (
            <span className={mark} aria-hidden="true">
              {' *'}
            </span>
          )}
        </Heading>
        {note !== undefined && <p className={noteClass}>{note}</p>}
      </div>
      {children}
    </section>
  );
}
