import { useEffect, useRef, type ReactNode } from 'react';
import { heading, look } from '../primitives/Heading.css.ts';
import { Responsive } from '../layout/Responsive.tsx';
import { classNames } from '../primitives/class-names.ts';
import { count as countClass, fill, progress, title as titleClass, track } from './StepHeading.css.ts';

interface StepHeadingProps {
  /** Which of the steps it is, from 1. */
  step: number;
  of: number;
  /** The same in words. */
  count: string;
  /** The page's title where all steps are in sight. */
  whole: ReactNode;
  /** The title of the step. */
  children: ReactNode;
}

/** The heading of a page that phones show step by step; there it gets the focus at each new step. */
export function StepHeading({ step, of, count, whole, children }: StepHeadingProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    title.current?.focus();
  }, [step]);
  return (
    <div>
      <div className={progress}>
        <p className={countClass}>{count}</p>
        <div className={track} aria-hidden="true">
          <span className={fill} style={{ width: `${(step / of) * 100}%` }} />
        </div>
      </div>
      <h1 ref={title} tabIndex={-1} className={classNames(heading, look.page, titleClass)}>
        <Responsive on="phone" as="span">
          {children}
        </Responsive>
        <Responsive on="fromTablet" as="span">
          {whole}
        </Responsive>
      </h1>
    </div>
  );
}
