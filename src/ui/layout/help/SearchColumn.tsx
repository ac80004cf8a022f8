import type { ReactNode } from 'react';
import { column } from './SearchColumn.css.ts';

/** Keeps a search field of a page to the width of what is typed in it. */
export const SearchColumn = ({ children }: { children: ReactNode }) => (
  <div className={column}>{children}</div>
);
