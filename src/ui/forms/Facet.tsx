import type { ReactNode } from 'react';
import { chevron, facet, head, summary } from './Facet.css.ts';
import { Heading } from '../primitives/Heading.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { chevronDownIcon } from '../icons/chevron-down.ts';

interface FacetProps {
  title: ReactNode;
  /** Open at first. */
  open?: boolean | undefined;
  /** `Checkbox`es of size "sm" with a count. */
  children: ReactNode;
}

/** A collapsible group of filters. */
export function Facet({ title, open = false, children }: FacetProps) {
  return (
    <details className={facet} open={open}>
      <summary className={summary}>
        {title}
        <span className={chevron}>
          <Icon of={chevronDownIcon} size="sm" />
        </span>
      </summary>
      {children}
    </details>
  );
}

/** The heading over all filters, with a link that clears them. */
export function FacetHead({ title, clear }: { title: ReactNode; clear?: ReactNode }) {
  return (
    <div className={head}>
      <Heading level={2} look="item">
        {title}
      </Heading>
      {clear}
    </div>
  );
}
