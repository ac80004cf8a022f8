import type { ReactNode } from 'react';
import { column } from './FormColumn.css.ts';

/** As wide as fields want to be, in the middle of the page. */
export const FormColumn = ({ children }: { children: ReactNode }) => <div className={column}>{children}</div>;
