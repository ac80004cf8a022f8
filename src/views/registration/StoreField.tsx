import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  areStoresMissing,
  chosenStoreId,
  offeredStores,
} from '../../../machines/registration-terms/registration-terms.selectors.ts';
import type { registrationTermsMachine } from '../../../machines/registration-terms/registration-terms.machine.ts';
import { distanceText } from '../../text/distance.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ShowMoreButton } from '../../ui/buttons/ShowMoreButton.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ChoiceCard } from '../../ui/forms/ChoiceCard.tsx';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { fieldId } from './registration-ref.ts';

/** The stores in sight before one asks for all. */
const nearest = 3;

interface StoreFieldProps {
  terms: ActorRefFrom<typeof registrationTermsMachine>;
  error?: string | undefined;
}

/** The store of reference, nearest first (REG-01). */
export function StoreField({ terms, error }: StoreFieldProps) {
  const { t } = useLingui();
  const stores = useSelector(terms, offeredStores);
  const missing = useSelector(terms, areStoresMissing);
  const chosen = useSelector(terms, chosenStoreId);
  const [isWhole, setWhole] = useState(false);
  if (missing)
    return (
      <Alert
        tone="danger"
        role="alert"
        action={
          <Button
            id={fieldId('storeId')}
            variant="secondary"
            onClick={() => terms.send({ type: 'terms.reload' })}
          >{t`Riprova`}</Button>
        }
      >
        {t`Non siamo riusciti a caricare i negozi.`}
      </Alert>
    );
  if (stores.length === 0) return <Skeleton height="panel" />;
  const shown = stores.filter(({ storeId }, at) => isWhole || at < nearest || storeId === chosen);
  const others = stores.length - shown.length;
  return (
    <>
      <RadioGroup legend={t`Negozio di riferimento`} legendHidden required error={error}>
        {shown.map(({ storeId, name, address: { address1, addressNumber, city }, distance }, at) => {
          const place = `${address1} ${addressNumber}, ${city}`;
          return (
            <ChoiceCard
              key={storeId}
              id={at === 0 ? fieldId('storeId') : undefined}
              title={name}
              note={distance === null ? place : `${place} · ${distanceText(distance)}`}
              name="storeId"
              value={String(storeId)}
              aria-invalid={error === undefined ? undefined : true}
              checked={storeId === chosen}
              onPick={() => terms.send({ type: 'store.choose', storeId })}
            />
          );
        })}
      </RadioGroup>
      {others > 0 && (
        <ShowMoreButton onClick={() => setWhole(true)}>{t`Altri negozi: ${others}`}</ShowMoreButton>
      )}
    </>
  );
}
