import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { cartAnsweredAt, shownCart } from '../../../machines/cart/cart.selectors.ts';
import { isLoggedIn } from '../../../machines/session/session.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { shopTime } from '../../text/shop-time.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { barcodeIcon } from '../../ui/icons/account/barcode.ts';
import { repeatIcon } from '../../ui/icons/account/repeat.ts';
import { basketIcon } from '../../ui/icons/basket.ts';
import { listChecksIcon } from '../../ui/icons/lists/list-checks.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { NavList } from '../../ui/navigation/NavList.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';
import { useHas } from '../use-has.ts';

/** Where the shop is opened without network: what can be looked at all the same (B-40). */
export function OfflineView() {
  const { t } = useLingui();
  const { flows } = useShop();
  const isKnown = useSelector(flows.session, isLoggedIn);
  return (
    <Page top="md" gap="4">
      {isKnown ? <Kept /> : <Heading level={1}>{t`Sei senza rete`}</Heading>}
      <Stack gap="4">
        <Text tone="muted">
          {t`Reparti e ricerca tornano con la rete. Questa pagina si aggiorna da sola.`}
        </Text>
        <Row>
          {/* Asked for anew, whatever the address is. */}
          <ButtonLink variant="secondary" href="">{t`Riprova`}</ButtonLink>
        </Row>
      </Stack>
    </Page>
  );
}

const timeOf = (instant: number): string => shopTime(new Date(instant).toISOString()).time;

/** What was looked at before; the cart with the time it is of. */
function Kept() {
  const { t } = useLingui();
  const { cart } = useShop().flows;
  const shown = useSelector(cart, shownCart);
  const at = useSelector(cart, cartAnsweredAt);
  const count = shown?.totalItems ?? 0;
  const hasLists = useHas('lists');
  const hasLoyalty = useHas('loyalty');
  const products = t`${plural(count, { one: '# prodotto', other: '# prodotti' })}`;
  return (
    <>
      <Heading level={1}>{t`Intanto puoi`}</Heading>
      <NavList
        rows={[
          {
            href: paths.cart,
            icon: basketIcon,
            label: t`Carrello`,
            note: at === null ? undefined : t`${products}, come alle ${timeOf(at)}`,
          },
          { href: paths.usuals, icon: repeatIcon, label: t`I tuoi soliti` },
          ...(hasLists ? [{ href: paths.lists, icon: listChecksIcon, label: t`Le mie liste` }] : []),
          ...(hasLoyalty ? [{ href: paths.loyalty, icon: barcodeIcon, label: t`Carta fedeltà` }] : []),
        ]}
      />
    </>
  );
}
