import type { ReactNode } from 'react';
import { count as countClass, layout, list, place, topic } from './TopicLayout.css.ts';
import { useSideways } from '../../scrolling/use-sideways.ts';
import { Anchor } from '../../navigation/Anchor.tsx';

interface TopicLayoutProps {
  /** Accessible name of the topics. */
  label: string;
  topics: readonly { href: string; label: string; count: number; current?: boolean | undefined }[];
  children: ReactNode;
}

/** A page of several topics, which stand at its side with their counts; on phones above it, as chips in one row. */
export function TopicLayout({ label, topics, children }: TopicLayoutProps) {
  const row = useSideways<HTMLUListElement>(topics.find(({ current }) => current === true)?.href);
  return (
    <div className={layout}>
      <nav aria-label={label}>
        <ul ref={row} className={list}>
          {topics.map(({ href, label: name, count, current }) => (
            <li key={href} className={place}>
              <Anchor className={topic} href={href} aria-current={current ? 'page' : undefined}>
                {name}
                <span className={countClass}>{count}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <div>{children}</div>
    </div>
  );
}
