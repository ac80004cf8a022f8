import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isAssigned } from '../../../contract/rules/checkout/assignment.ts';
import { deliveryTabs } from '../../../contract/rules/checkout/delivery-tabs.ts';
import { deliveryWays } from '../../../contract/rules/checkout/delivery-ways.ts';
import type { addressSelectorMachine } from '../../../machines/address-selector/address-selector.machine.ts';
import {
  chosenAddressId,
  chosenAddressType,
  editorRef,
  finderRef,
  hasSelectorFailed,
  isListed,
  isSelectorBusy,
  savedAddresses,
  selectorError,
} from '../../../machines/address-selector/address-selector.selectors.ts';
import { shownCart } from '../../../machines/cart/cart.selectors.ts';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { mapPinIcon } from '../../ui/icons/map-pin.ts';
import { plusIcon } from '../../ui/icons/plus.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { TextButton } from '../../ui/buttons/TextLink.tsx';
import { tabId } from '../../ui/primitives/tab-id.ts';
import { useShop } from '../shop-context.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { AddressEditorDialog } from './AddressEditorDialog.tsx';
import { AddressChoices } from './AddressChoices.tsx';
import { ServiceTabs } from './ServiceTabs.tsx';
import { StoreFinder } from './StoreFinder.tsx';
import { StoreFinderConfirm } from './StoreFinderConfirm.tsx';

type SelectorRef = ActorRefFrom<typeof addressSelectorMachine>;

/** Where the shopping goes: saved addresses, or a store or a locker to collect at (ADR-01…ADR-05, ADR-32). */
export function AddressSelectorDialog({ selector }: { selector: SelectorRef }) {
  const { t } = useLingui();
  const { tenant, flows } = useShop();
  const hasAddress = useSelector(flows.cart, (cart) =>
    isAssigned(shownCart(cart)?.shippingAddress, tenant.facts.bypassAutoAssigned.address),
  );
  const { defaultStoreName: store } = tenant.facts;
  const shownFrom = hasAddress ? undefined : t`Finché non scegli, prezzi e disponibilità sono di ${store}`;
  const panelId = useId();
  const editor = useSelector(selector, editorRef);
  const finder = useSelector(selector, finderRef);
  const addressType = useSelector(selector, chosenAddressType);
  if (editor !== undefined) return <AddressEditorDialog editor={editor} selector={selector} />;
  const { tabs: hasTabs } = deliveryTabs(deliveryWays(tenant.facts).length);
  return (
    <Dialog
      open
      size="lg"
      title={t`Indirizzo di consegna`}
      description={addressType === 'home' ? shownFrom : t`Scegli dove ritirare`}
      closeLabel={t`Chiudi`}
      onClose={() => selector.send({ type: 'selector.dismiss' })}
      footer={
        finder === undefined ? <HomeActions selector={selector} /> : <StoreFinderConfirm finder={finder} />
      }
    >
      {hasTabs && <ServiceTabs selector={selector} panelId={panelId} />}
      <div
        {...(hasTabs && {
          role: 'tabpanel',
          id: panelId,
          'aria-labelledby': tabId(panelId, addressType),
        })}
      >
        {finder === undefined ? <Homes selector={selector} /> : <StoreFinder finder={finder} />}
      </div>
    </Dialog>
  );
}

function HomeActions({ selector }: { selector: SelectorRef }) {
  const { t } = useLingui();
  const listed = useSelector(selector, isListed);
  const busy = useSelector(selector, isSelectorBusy);
  const chosenId = useSelector(selector, chosenAddressId);
  return (
    <>
      <Button
        variant="secondary"
        icon={plusIcon}
        disabledReason={listed && !busy ? undefined : t`Un momento`}
        reasonHidden
        onClick={() => selector.send({ type: 'address.add' })}
      >
        {t`Aggiungi indirizzo`}
      </Button>
      <Button
        busy={busy && listed}
        disabledReason={chosenId === null ? t`Scegli un indirizzo` : listed ? undefined : t`Un momento`}
        reasonHidden
        onClick={() => selector.send({ type: 'address.confirm' })}
      >
        {t`Conferma indirizzo`}
      </Button>
    </>
  );
}

function Homes({ selector }: { selector: SelectorRef }) {
  const { t } = useLingui();
  const listed = useSelector(selector, isListed);
  const busy = useSelector(selector, isSelectorBusy);
  const hasFailed = useSelector(selector, hasSelectorFailed);
  const error = useErrorMessage(useSelector(selector, selectorError));
  const hasAddresses = useSelector(selector, (snapshot) => savedAddresses(snapshot).length > 0);
  return (
    <Stack busy={busy}>
      {error !== null && (
        <MessageArea role="alert">
          <Alert tone="danger">{error}</Alert>
        </MessageArea>
      )}
      {hasFailed ? (
        <Alert
          tone="danger"
          icon={mapPinIcon}
          action={
            <TextButton onClick={() => selector.send({ type: 'addresses.reload' })}>{t`Riprova`}</TextButton>
          }
        >
          {t`Non riusciamo a caricare gli indirizzi.`}
        </Alert>
      ) : !listed ? (
        <>
          <Skeleton height="slot" />
          <Skeleton height="slot" />
        </>
      ) : (
        hasAddresses && <AddressChoices selector={selector} />
      )}
    </Stack>
  );
}
