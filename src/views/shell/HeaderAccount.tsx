import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { isAccountOpen } from '../../../machines/drawers/drawers.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { listChecksIcon } from '../../ui/icons/lists/list-checks.ts';
import { homeIcon } from '../../ui/icons/home.ts';
import { logOutIcon } from '../../ui/icons/log-out.ts';
import { packageIcon } from '../../ui/icons/package.ts';
import { userIcon } from '../../ui/icons/user.ts';
import { UserMenu } from '../../ui/navigation/UserMenu.tsx';
import { useShop } from '../shop-context.ts';
import { AccountLink } from './AccountLink.tsx';
import { useScreen } from './use-screen.ts';
import { useHas } from '../use-has.ts';

/** A shopper's few ways on and the way out; on phones a link to the page that has them (SES-05). */
export function HeaderAccount() {
  const { t } = useLingui();
  const { drawers, session } = useShop().flows;
  const open = useSelector(drawers, isAccountOpen);
  const isPhone = useScreen(screen.phone);
  const hasLists = useHas('lists');
  const close = useCallback(() => drawers.send({ type: 'drawer.close' }), [drawers]);
  if (isPhone) return <AccountLink />;
  return (
    <UserMenu
      label={t`Profilo`}
      open={open}
      onOpen={() => drawers.send({ type: 'drawer.open', drawer: 'account' })}
      onClose={close}
      links={[
        { href: paths.dashboard, label: t`Panoramica`, icon: homeIcon },
        { href: paths.orders, label: t`I miei ordini`, icon: packageIcon },
        ...(hasLists ? [{ href: paths.lists, label: t`Le mie liste`, icon: listChecksIcon }] : []),
        { href: paths.profile, label: t`Il mio profilo`, icon: userIcon },
      ]}
      leave={{
        label: t`Esci`,
        icon: logOutIcon,
        onClick: () => {
          close();
          session.send({ type: 'logout.request' });
        },
      }}
    />
  );
}
