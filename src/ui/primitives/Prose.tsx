import type { ReactNode } from 'react';
import { prose } from './Prose.css.ts';

/** Running text from the content backend: headings, paragraphs, lists and tables at reading width. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={prose}>{children}</div>;
}
