import type { ReactNode } from 'react';
import { body, chevron, disclosure, summary } from './Disclosure.css.ts';
import { Icon } from './Icon.tsx';
import { chevronDownIcon } from '../icons/chevron-down.ts';

interface DisclosureProps {
  title: ReactNode;
  open?: boolean | undefined;
  children: ReactNode;
}

/** A question and its answer, which folds. */
export function Disclosure({ title, open = false, children }: DisclosureProps) {
  return (
    <details className={disclosure} open={open}>
      <summary className={summary}>
        {title}
        <span className={chevron}>
          <Icon of={chevronDownIcon} />
        </span>
      </summary>
      <div className={body}>{children}</div>
    </details>
  );
}
