import type { ReactNode } from 'react';
import { chevronDownIcon } from '../icons/chevron-down.ts';
import { chevron, content, fold, note as noteClass, summary } from './Fold.css.ts';
import { Heading } from '../primitives/Heading.tsx';
import { Icon } from '../primitives/Icon.tsx';

interface FoldProps {
  title: ReactNode;
  level: 2 | 3;
  /** Id of the title. */
  id?: string | undefined;
  /** A summary of its content, shown beside the title. */
  note?: ReactNode;
  children: ReactNode;
}

/** A disclosure section; closed at first. */
export function Fold({ title, level, id, note, children }: FoldProps) {
  return (
    <details className={fold}>
      <summary className={summary}>
        <Heading level={level} look="card" id={id}>
          {title}
        </Heading>
        {note !== undefined && <span className={noteClass}>{note}</span>}
        <span className={chevron}>
          <Icon of={chevronDownIcon} />
        </span>
      </summary>
      <div className={content}>{children}</div>
    </details>
  );
}
