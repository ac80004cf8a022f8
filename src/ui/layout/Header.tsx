import type { ReactNode } from 'react';
import {
  always,
  bare,
  bareHeader,
  cart as cartClass,
  center as centerClass,
  delivery as deliveryClass,
  departments as departmentsClass,
  header,
  help as helpClass,
  page,
  search as searchClass,
  top,
  user as userClass,
} from './Header.css.ts';

interface HeaderProps {
  /** `Logo`. */
  logo: ReactNode;
  /** `DepartmentsButton`. */
  departments: ReactNode;
  /** `SearchField`. */
  search: ReactNode;
  /** `DeliveryPill`. */
  delivery: ReactNode;
  /** `UserButton`. */
  user: ReactNode;
  /** `CartButton`. */
  cart: ReactNode;
  /** `DepartmentNav`. */
  nav?: ReactNode;
  /** On phones a bottom bar holds departments and cart; without it they stay in the header. */
  bottomBar?: boolean | undefined;
}

/** The top of every page. One markup: on phones the search goes to a row of its own. */
export function Header({
  logo,
  departments,
  search,
  delivery,
  user,
  cart,
  nav,
  bottomBar = true,
}: HeaderProps) {
  return (
    <header className={header}>
      <div className={page}>
        <div className={top}>
          {logo}
          <div className={bottomBar ? departmentsClass : always}>{departments}</div>
          <div className={searchClass}>{search}</div>
          <div className={deliveryClass}>{delivery}</div>
          <div className={userClass}>{user}</div>
          <div className={bottomBar ? cartClass : always}>{cart}</div>
        </div>
        {nav}
      </div>
    </header>
  );
}

interface BareHeaderProps {
  logo: ReactNode;
  /** `Steps`. */
  center?: ReactNode;
  /** A link to help; not on phones. */
  help?: ReactNode;
}

/** The top of checkout: nothing that leads away. */
export function BareHeader({ logo, center, help }: BareHeaderProps) {
  return (
    <header className={bareHeader}>
      <div className={page}>
        <div className={bare}>
          {logo}
          {center !== undefined && <div className={centerClass}>{center}</div>}
          {help !== undefined && <div className={helpClass}>{help}</div>}
        </div>
      </div>
    </header>
  );
}
