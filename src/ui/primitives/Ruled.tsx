import type { ReactNode } from 'react';
import { ruled } from './Ruled.css.ts';

/** What stands one below the other, with a hairline between. */
export const Ruled = ({ children }: { children: ReactNode }) => <div className={ruled}>{children}</div>;
