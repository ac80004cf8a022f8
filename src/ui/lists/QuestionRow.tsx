import type { ReactNode } from 'react';
import { chevronDownIcon } from '../icons/chevron-down.ts';
import { Icon } from '../primitives/Icon.tsx';
import { answer, chevron, row, summary } from './QuestionRow.css.ts';

interface QuestionRowProps {
  /** Of the answer: where a link leads to it browsers unfold what it stands in. */
  id: string;
  question: ReactNode;
  children: ReactNode;
}

/** A question that unfolds its answer. */
export function QuestionRow({ id, question, children }: QuestionRowProps) {
  return (
    <details className={row}>
      <summary className={summary} data-starts-here="">
        {question}
        <span className={chevron}>
          <Icon of={chevronDownIcon} />
        </span>
      </summary>
      <div id={id} className={answer}>
        {children}
      </div>
    </details>
  );
}
