import type { ReactNode } from 'react';
import {
  always,
  cart as cartClass,
  delivery as deliveryClass,
  departments as departmentsClass,
  header,
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

/** The header of every page. The markup is the same everywhere; on phones the search has a row of its own. */
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
