import { useLingui } from '@lingui/react/macro';
import { paths } from '../../routing/paths.ts';
import { UserLink } from '../../ui/navigation/UserButton.tsx';

/** The way to the shopper's own pages, which have the menu. */
export function AccountLink() {
  const { t } = useLingui();
  return <UserLink label={t`Profilo`} href={paths.dashboard} />;
}
