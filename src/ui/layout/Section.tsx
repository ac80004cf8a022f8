import { useId, type ReactNode } from 'react';
import { Heading } from '../primitives/Heading.tsx';
import { head, link as linkClass, section } from './Section.css.ts';

interface SectionProps {
  title: ReactNode;
  /** Link to all of its content. */
  link?: ReactNode;
  children: ReactNode;
}

/** A titled section of a page, with the brand's spacing. */
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
