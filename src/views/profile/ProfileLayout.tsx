import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '../../routing/paths.ts';
import { AccountLayout, type AccountLink } from '../../ui/layout/AccountLayout.tsx';
import { listChecksIcon } from '../../ui/icons/lists/list-checks.ts';
import { repeatIcon } from '../../ui/icons/account/repeat.ts';
import { homeIcon } from '../../ui/icons/home.ts';
import { leafIcon } from '../../ui/icons/leaf.ts';
import { lockIcon } from '../../ui/icons/lock.ts';
import { logOutIcon } from '../../ui/icons/log-out.ts';
import { mapPinIcon } from '../../ui/icons/map-pin.ts';
import { packageIcon } from '../../ui/icons/package.ts';
import { shieldCheckIcon } from '../../ui/icons/shield-check.ts';
import { bellRingIcon } from '../../ui/icons/device/bell-ring.ts';
import { ticketIcon } from '../../ui/icons/account/ticket.ts';
import { userIcon } from '../../ui/icons/user.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { useShop } from '../shop-context.ts';
import { useHas } from '../use-has.ts';

interface ProfileLayoutProps {
  /** The address of the page among the shopper's own. */
  current: string;
  /** What is known of the pages, by their address. */
  notes?: Readonly<Record<string, string | undefined>> | undefined;
  children: ReactNode;
}

/** The shopper's own pages, with the way out; 'Panoramica' is the one the others lead up to (NAV-11). */
export function ProfileLayout({ current, notes = {}, children }: ProfileLayoutProps) {
  const { t } = useLingui();
  const { session } = useShop().flows;
  const hasLists = useHas('lists');
  const hasLoyalty = useHas('loyalty');
  const hasPush = useHas('push');
  const shopping: AccountLink[] = [
    { href: paths.dashboard, label: t`Panoramica`, icon: homeIcon },
    { href: paths.orders, label: t`I miei ordini`, icon: packageIcon },
    { href: paths.usuals, label: t`I tuoi soliti`, icon: repeatIcon },
    ...(hasLists ? [{ href: paths.lists, label: t`Le mie liste`, icon: listChecksIcon }] : []),
    { href: paths.addresses, label: t`I miei indirizzi`, icon: mapPinIcon },
    ...(hasLoyalty ? [{ href: paths.loyalty, label: t`Punti e buoni`, icon: ticketIcon }] : []),
  ];
  const me: AccountLink[] = [
    { href: paths.profile, label: t`Il mio profilo`, icon: userIcon },
    ...(hasPush ? [{ href: paths.notifications, label: t`Notifiche`, icon: bellRingIcon }] : []),
    { href: paths.exclusions, label: t`Allergie ed esclusioni`, icon: leafIcon },
    { href: paths.consents, label: t`Consensi e cookie`, icon: shieldCheckIcon },
    { href: paths.privacy, label: t`Privacy e account`, icon: lockIcon },
  ];
  return (
    <Page tall>
      <AccountLayout
        label={t`Profilo`}
        groups={[shopping, me].map((links) =>
          links.map((link) => ({ ...link, current: link.href === current, note: notes[link.href] })),
        )}
        leave={{ label: t`Esci`, icon: logOutIcon, onClick: () => session.send({ type: 'logout.request' }) }}
        up={current === paths.dashboard ? undefined : { href: paths.dashboard, label: t`Profilo` }}
      >
        {children}
      </AccountLayout>
    </Page>
  );
}
