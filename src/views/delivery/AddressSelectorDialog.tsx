import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { deliveryTabs } from '../../../contract/rules/checkout/delivery-tabs.ts';
import type { addressSelectorMachine } from '../../../machines/address-selector/address-selector.machine.ts';
import {
  chosenService,
  deliveryChoice,
  editorRef,
  hasSelectorFailed,
  isListed,
  isSelectorBusy,
  savedAddresses,
  selectorError,
} from '../../../machines/address-selector/address-selector.selectors.ts';
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
import { StoreChoices } from './StoreChoices.tsx';

type SelectorRef = ActorRefFrom<typeof addressSelectorMachine>;

/** Where the shopping goes: saved addresses, or a store to pick up at (ADR-01…ADR-05). */
export function AddressSelectorDialog({ selector }: { selector: SelectorRef }) {
  const { t } = useLingui();
  const { tenant } = useShop();
  const panelId = useId();
  const editor = useSelector(selector, editorRef);
  const service = useSelector(selector, chosenService);
  const listed = useSelector(selector, isListed);
  const busy = useSelector(selector, isSelectorBusy);
  const hasFailed = useSelector(selector, hasSelectorFailed);
  const error = useErrorMessage(useSelector(selector, selectorError));
  const choice = useSelector(selector, deliveryChoice);
  const hasAddresses = useSelector(selector, (snapshot) => savedAddresses(snapshot).length > 0);
  if (editor !== undefined) return <AddressEditorDialog editor={editor} selector={selector} />;
  const isPickup = service === 1;
  const { tabs: hasTabs } = deliveryTabs(tenant.facts.deliveryServices.length);
  return (
    <Dialog
      open
      size="lg"
      title={isPickup ? t`Negozio per il ritiro` : t`Indirizzo di consegna`}
      closeLabel={t`Chiudi`}
      onClose={() => selector.send({ type: 'selector.dismiss' })}
      footer={
        <>
          {!isPickup && (
            <Button
              variant="secondary"
              icon={plusIcon}
              disabledReason={listed && !busy ? undefined : t`Un momento`}
              reasonHidden
              onClick={() => selector.send({ type: 'address.add' })}
            >
              {t`Aggiungi indirizzo`}
            </Button>
          )}
          <Button
            busy={busy && listed}
            disabledReason={
              choice === null
                ? isPickup
                  ? t`Scegli un negozio`
                  : t`Scegli un indirizzo`
                : listed
                  ? undefined
                  : t`Un momento`
            }
            reasonHidden
            onClick={() => selector.send({ type: 'address.confirm' })}
          >
            {isPickup ? t`Conferma negozio` : t`Conferma indirizzo`}
          </Button>
        </>
      }
    >
      {hasTabs && <ServiceTabs selector={selector} panelId={panelId} />}
      {error !== null && (
        <MessageArea role="alert">
          <Alert tone="danger">{error}</Alert>
        </MessageArea>
      )}
      <div
        {...(hasTabs && {
          role: 'tabpanel',
          id: panelId,
          'aria-labelledby': tabId(panelId, String(service)),
        })}
        aria-busy={busy}
      >
        {hasFailed ? (
          <Alert
            tone="danger"
            icon={mapPinIcon}
            action={
              <TextButton
                onClick={() => selector.send({ type: 'addresses.reload' })}
              >{t`Riprova`}</TextButton>
            }
          >
            {isPickup ? t`Non riusciamo a caricare i negozi.` : t`Non riusciamo a caricare gli indirizzi.`}
          </Alert>
        ) : !listed ? (
          <Stack>
            <Skeleton height="slot" />
            <Skeleton height="slot" />
          </Stack>
        ) : isPickup ? (
          <StoreChoices selector={selector} />
        ) : (
          hasAddresses && <AddressChoices selector={selector} />
        )}
      </div>
    </Dialog>
  );
}
