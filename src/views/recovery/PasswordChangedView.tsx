import { Page } from '../../ui/layout/Page.tsx';
import { ChangedPassword } from './ChangedPassword.tsx';

/** The last page of a forgotten password (NAV-10). */
export function PasswordChangedView() {
  return (
    <Page top="md" tall>
      <ChangedPassword />
    </Page>
  );
}
