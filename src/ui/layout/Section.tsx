import { useId, type ReactNode } from 'react';
import { Heading } from '../primitives/Heading.tsx';
import { head, link as linkClass, note as noteClass, section, titles } from './Section.css.ts';

interface SectionProps {
  title: ReactNode;
  level?: 2 | 3 | undefined;
  /** A few words beside the title; not shown on phones. */
  note?: ReactNode;
  /** Leads to the whole of it. */
  link?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page, at the brand's rhythm. */
export function Section({ title, level = 2, note, link, children }: SectionProps) {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <div className={head}>
        <div className={titles}>
          <Heading level={level} look="section" id={id}>
            {title}
          </Heading>
          {note !== undefined && <span className={noteClass}>{note}</span>}
        </div>
        {link !== undefined && <div className={linkClass}>{link}</div>}
      </div>
      {children}
    </section>
  );
}
