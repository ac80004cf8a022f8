import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { deliveryWays } from '../../../contract/rules/checkout/delivery-ways.ts';
import type { addressSelectorMachine } from '../../../machines/address-selector/address-selector.machine.ts';
import type { addressEditorMachine } from '../../../machines/address-editor/address-editor.machine.ts';
import {
  canSave,
  editorError,
  editorPlace,
  isConfirming,
  isConfirmingSaveAnyway,
  isEnteringDetails,
  isEditorBusy,
  isMovingHome,
  isNotDeliverable,
} from '../../../machines/address-editor/address-editor.selectors.ts';
import { addressText } from '../../text/address.ts';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { tabId } from '../../ui/primitives/tab-id.ts';
import { useShop } from '../shop-context.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { AddressDetailsForm } from './AddressDetailsForm.tsx';
import { AddressPlaceForm } from './AddressPlaceForm.tsx';
import { AddressSteps } from './AddressSteps.tsx';
import { ServiceTabs } from './ServiceTabs.tsx';

const detailsFormId = 'address-details';
const placeFormId = 'address-place';

interface AddressEditorDialogProps {
  editor: ActorRefFrom<typeof addressEditorMachine>;
  /** The dialog it stands in, if any: pickup can be chosen instead (ADR-02, ADR-04). */
  selector?: ActorRefFrom<typeof addressSelectorMachine> | undefined;
}

const useHasPickup = (): boolean => deliveryWays(useShop().tenant.facts).includes('store');

/** A new address: the place, the verdict, the door, one question (ADR-13…ADR-25). */
export function AddressEditorDialog({ editor, selector }: AddressEditorDialogProps) {
  const { t } = useLingui();
  const panelId = useId();
  const hasPickup = useHasPickup() && selector !== undefined;
  const moving = useSelector(editor, isMovingHome);
  const describing = useSelector(editor, isEnteringDetails);
  const notDeliverable = useSelector(editor, isNotDeliverable);
  const busy = useSelector(editor, isEditorBusy);
  const savable = useSelector(editor, canSave);
  // Where nothing is lost by it: what is typed of the place, and nothing of the door.
  const hasTabs = hasPickup && !describing && !busy;
  const error = useErrorMessage(useSelector(editor, editorError));
  // Keys: a button that becomes a submitting one while it is pressed would submit.
  const footer = notDeliverable ? (
    <>
      {hasPickup && (
        <Button
          key="pickup"
          variant="secondary"
          onClick={() => selector?.send({ type: 'service.choose', addressType: 'store' })}
        >
          {t`Scegli il ritiro in negozio`}
        </Button>
      )}
      <Button key="retry" onClick={() => editor.send({ type: 'place.retry' })}>
        {t`Prova un altro indirizzo`}
      </Button>
    </>
  ) : describing ? (
    <>
      <Button key="edit" variant="secondary" onClick={() => editor.send({ type: 'place.edit' })}>
        {t`Cambia il luogo`}
      </Button>
      <Button
        key="save"
        type="submit"
        form={detailsFormId}
        busy={busy}
        disabledReason={savable || busy ? undefined : t`Compila i campi con l’asterisco`}
        reasonHidden
      >
        {t`Salva indirizzo`}
      </Button>
    </>
  ) : (
    <Button key="verify" type="submit" form={placeFormId} busy={busy}>
      {t`Verifica indirizzo`}
    </Button>
  );
  return (
    <>
      <Dialog
        open
        size="lg"
        title={moving ? t`Modifica indirizzo` : t`Nuovo indirizzo`}
        closeLabel={t`Chiudi`}
        onClose={() => editor.send({ type: 'editor.dismiss' })}
        footer={footer}
      >
        {hasTabs && selector !== undefined && <ServiceTabs selector={selector} panelId={panelId} />}
        <AddressSteps editor={editor} />
        <div {...(hasTabs && { role: 'tabpanel', id: panelId, 'aria-labelledby': tabId(panelId, 'home') })}>
          {error !== null && (
            <MessageArea role="alert">
              <Alert tone="danger">{error}</Alert>
            </MessageArea>
          )}
          {notDeliverable ? (
            <NotDeliverable hasPickup={hasPickup} />
          ) : describing ? (
            <AddressDetailsForm editor={editor} formId={detailsFormId} />
          ) : (
            <AddressPlaceForm editor={editor} formId={placeFormId} />
          )}
        </div>
      </Dialog>
      <AddressConfirmation editor={editor} />
    </>
  );
}

function NotDeliverable({ hasPickup }: { hasPickup: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState title={t`Qui la consegna non è disponibile`} level={3} picture="/media/emoji/1f69a-240.webp">
      <span role="alert">
        {hasPickup
          ? t`Questo indirizzo è fuori dalla zona servita. Prova un altro indirizzo o scegli il ritiro in negozio.`
          : t`Questo indirizzo è fuori dalla zona servita. Prova un altro indirizzo.`}
      </span>
    </EmptyState>
  );
}

function AddressConfirmation({ editor }: { editor: ActorRefFrom<typeof addressEditorMachine> }) {
  const { t } = useLingui();
  const { tenant, newUuid } = useShop();
  const open = useSelector(editor, isConfirming);
  const anyway = useSelector(editor, isConfirmingSaveAnyway);
  const place = useSelector(editor, editorPlace);
  const words = addressText(place);
  return (
    <ConfirmDialog
      open={open}
      question={
        anyway
          ? t`Non conosciamo questa via: ${words}. Vuoi salvarla comunque?`
          : t`E' stato trovato questo indirizzo: ${words}. Vuoi salvarlo?`
      }
      noLabel={t`No`}
      yesLabel={tenant.texts.confirmYes}
      onNo={() => editor.send({ type: 'confirmation.decline' })}
      onYes={() => editor.send({ type: 'confirmation.accept', key: newUuid() })}
    />
  );
}
