import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '../../routing/paths.ts';
import { AccountLayout } from '../../ui/layout/AccountLayout.tsx';
import { logOutIcon } from '../../ui/icons/log-out.ts';
import { packageIcon } from '../../ui/icons/package.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { useShop } from '../shop-context.ts';

/** The shopper's own pages, with the way out. */
export function ProfileLayout({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { session } = useShop().flows;
  return (
    <Page>
      <AccountLayout
        label={t`Il tuo profilo`}
        links={[{ href: paths.orders, label: t`I miei ordini`, icon: packageIcon, current: true }]}
        leave={{ label: t`Esci`, icon: logOutIcon, onClick: () => session.send({ type: 'logout.request' }) }}
      >
        {children}
      </AccountLayout>
    </Page>
  );
}
