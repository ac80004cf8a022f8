import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  chosenOrderAddress,
  hasListOrderFailed,
  isListOrderBusy,
  isListOrderOpen,
  listOrderError,
  orderAddresses,
} from '../../../machines/list-order/list-order.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { addressText } from '../../text/address.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ChoiceCard } from '../../ui/forms/ChoiceCard.tsx';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import type { ListOrderRef } from './list-refs.ts';

/** Where the list is to be brought this time (LIST-09). */
export function OrderListDialog({ order, name }: { order: ListOrderRef; name: string }) {
  const { t } = useLingui();
  const open = useSelector(order, isListOrderOpen);
  const busy = useSelector(order, isListOrderBusy);
  const chosen = useSelector(order, chosenOrderAddress);
  return (
    <Dialog
      open={open}
      title={t`Ordina per un altro indirizzo`}
      description={name}
      closeLabel={t`Chiudi`}
      onClose={() => order.send({ type: 'order.close' })}
      {...(chosen !== null && {
        footer: (
          <Button block busy={busy} onClick={() => order.send({ type: 'order.confirm' })}>
            {t`Aggiungi tutto al carrello`}
          </Button>
        ),
      })}
    >
      <Addresses order={order} />
    </Dialog>
  );
}

function Addresses({ order }: { order: ListOrderRef }) {
  const { t } = useLingui();
  const addresses = useSelector(order, orderAddresses);
  const chosen = useSelector(order, chosenOrderAddress);
  const hasFailed = useSelector(order, hasListOrderFailed);
  const error = useErrorMessage(useSelector(order, listOrderError));
  if (hasFailed)
    return (
      <Alert
        tone="danger"
        role="alert"
        action={<Button onClick={() => order.send({ type: 'addresses.reload' })}>{t`Riprova`}</Button>}
      >
        {t`Non riusciamo a caricare gli indirizzi.`}
      </Alert>
    );
  if (addresses === null) return <Skeleton height="panel" />;
  if (addresses.length === 0)
    return (
      <>
        <Text>{t`Non hai ancora un indirizzo a cui consegniamo.`}</Text>
        <ButtonLink href={paths.addresses}>{t`I miei indirizzi`}</ButtonLink>
      </>
    );
  return (
    <>
      {error !== null && (
        <MessageArea role="alert">
          <Alert tone="danger">{error}</Alert>
        </MessageArea>
      )}
      <RadioGroup legend={t`Dove la portiamo`}>
        {addresses.map((address) => (
          <ChoiceCard
            key={address.addressId}
            name="indirizzo-della-lista"
            value={address.addressId}
            checked={chosen?.addressId === address.addressId}
            title={address.addressName}
            note={addressText(address)}
            onPick={() => order.send({ type: 'address.choose', addressId: address.addressId })}
          />
        ))}
      </RadioGroup>
      <Text size="sm" tone="muted">
        {t`La spesa passa a questo indirizzo: prezzi e orari possono cambiare.`}
      </Text>
    </>
  );
}
