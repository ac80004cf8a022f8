import { AccountLink } from './AccountLink.tsx';

/** The menu of who is logged in; where its code does not come, as where no line is, the link to the page that has it. */
export const loadHeaderAccount = () =>
  import('./HeaderAccount.tsx').then(
    ({ HeaderAccount }) => HeaderAccount,
    () => AccountLink,
  );
