import type { ReactNode } from 'react';
import { shown } from './FormPart.css.ts';

interface FormPartProps {
  /** The one a phone shows; wider screens show all. */
  current: boolean;
  children: ReactNode;
}

/** A part of a long form that phones show one of at a time, by CSS alone; its `FormSection`s stand in it. */
export function FormPart({ current, children }: FormPartProps) {
  return <div className={shown[current ? 'now' : 'fromTablet']}>{children}</div>;
}
