import { useId, type ReactNode } from 'react';
import { Heading } from '../primitives/Heading.tsx';
import { head, link as linkClass, section } from './Section.css.ts';

interface SectionProps {
  title: ReactNode;
  /** Leads to the whole of it. */
  link?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page, at the brand's rhythm. */
export function Section({ title, link, children }: SectionProps) {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <div className={head}>
        <Heading level={2} look="section" id={id}>
          {title}
        </Heading>
        {link !== undefined && <div className={linkClass}>{link}</div>}
      </div>
      {children}
    </section>
  );
}
