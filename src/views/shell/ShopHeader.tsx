import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { LogoDrawing } from '../../../tenants/theme/logo.ts';
import { blockData } from '../../../machines/content-block/content-block.selectors.ts';
import { isMenuOpen } from '../../../machines/drawers/drawers.selectors.ts';
import { isLoggedIn } from '../../../machines/session/session.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { DepartmentNav } from '../../ui/navigation/DepartmentNav.tsx';
import { DepartmentsButton } from '../../ui/navigation/DepartmentsButton.tsx';
import { Header } from '../../ui/layout/Header.tsx';
import { offerIcon } from '../../ui/icons/offer.ts';
import { ShopLogo } from './ShopLogo.tsx';
import { UserButton } from '../../ui/navigation/UserButton.tsx';
import { useShop } from '../shop-context.ts';
import { AccountLink } from './AccountLink.tsx';
import { HeaderCartButton } from './HeaderCartButton.tsx';
import { HeaderDelivery } from './HeaderDelivery.tsx';
import { LazyHeaderAccount } from './LazyHeaderAccount.tsx';
import { SearchBox } from './SearchBox.tsx';
import { titleText } from '../../ui/primitives/DataText.tsx';

interface ShopHeaderProps {
  logo: LogoDrawing;
  /** Path on screen, to mark its department. */
  path: string;
}

/** The top of every shopping page. */
export function ShopHeader({ logo, path }: ShopHeaderProps) {
  const { t } = useLingui();
  const { tenant, flows } = useShop();
  const loggedIn = useSelector(flows.session, isLoggedIn);
  const menuOpen = useSelector(flows.drawers, isMenuOpen);
  return (
    <Header
      logo={<ShopLogo of={logo} />}
      departments={
        <DepartmentsButton
          label={t`Reparti`}
          open={menuOpen}
          onClick={() => {
            flows.departments.send({ type: 'block.load' });
            flows.drawers.send(menuOpen ? { type: 'drawer.close' } : { type: 'drawer.open', drawer: 'menu' });
          }}
        />
      }
      search={<SearchBox />}
      delivery={<HeaderDelivery />}
      user={
        loggedIn ? (
          <LazyHeaderAccount meanwhile={<AccountLink />} />
        ) : (
          <UserButton label={t`Accedi`} onClick={() => flows.session.send({ type: 'login.request' })} />
        )
      }
      cart={<HeaderCartButton />}
      nav={<HeaderNav path={path} />}
      bottomBar={tenant.features.bottomBarOnWeb}
    />
  );
}

/** The departments in evidence, from the content backend. */
function HeaderNav({ path }: { path: string }) {
  const { t } = useLingui();
  const { headerMenu } = useShop().flows;
  const menu = useSelector(headerMenu, (block) => blockData(block, 'menu'));
  const items = menu?.menu.items ?? [];
  const link = (item: (typeof items)[number]) => ({
    href: item.url,
    label: titleText(item),
    current: item.url === path,
    ...(item.url === paths.offers ? { icon: offerIcon } : {}),
  });
  const isListing = (item: (typeof items)[number]) => item.url.startsWith('/catalog/');
  return (
    <DepartmentNav
      label={t`Reparti in evidenza`}
      links={items.filter(isListing).map(link)}
      end={items.filter((item) => !isListing(item)).map(link)}
    />
  );
}
