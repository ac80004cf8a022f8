import type { ReactNode } from 'react';
import { column } from './FormColumn.css.ts';

/** A centred column of the width of a form. */
export const FormColumn = ({ children }: { children: ReactNode }) => <div className={column}>{children}</div>;
