import type { ReactNode } from 'react';
import {
  bare,
  bareHeader,
  center as centerClass,
  end as endClass,
  help as helpClass,
  page,
} from './Header.css.ts';

interface BareHeaderProps {
  logo: ReactNode;
  /** `Steps`. */
  center?: ReactNode;
  /** A link to help; not on phones. */
  help?: ReactNode;
  /** As `help`, on phones too. */
  end?: ReactNode;
}

/** The header of checkout and registration, without navigation. */
export function BareHeader({ logo, center, help, end }: BareHeaderProps) {
  return (
    <header className={bareHeader}>
      <div className={page}>
        <div className={bare}>
          {logo}
          {center !== undefined && <div className={centerClass}>{center}</div>}
          {help !== undefined && <div className={helpClass}>{help}</div>}
          {end !== undefined && <div className={endClass}>{end}</div>}
        </div>
      </div>
    </header>
  );
}
