import type { ReactNode } from 'react';
import { forStrangers } from './ForStrangers.css.ts';

/** What is only for a browser that has had no session, before the first paint on. */
export const ForStrangers = ({ children }: { children: ReactNode }) => (
  <div className={forStrangers}>{children}</div>
);
