import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Order } from '../../../../contract/api/ordering/order.ts';
import type { parkingMachine } from '../../../../machines/parking/parking.machine.ts';
import {
  isParkingBusy,
  isParkingPositionRefused,
  isParkingPositionUnknown,
  isParkingReserving,
  keptPlace,
  parkingError,
} from '../../../../machines/parking/parking.selectors.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { mapPinIcon } from '../../../ui/icons/map-pin.ts';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Heading } from '../../../ui/primitives/Heading.tsx';
import { Text } from '../../../ui/primitives/Text.tsx';

export type ParkingRef = ActorRefFrom<typeof parkingMachine>;

/** 'Prenota il parcheggio' of a pickup that is nearly ready, and the place once it is kept (ORD-11). */
export function ParkingPanel({ parking, order }: { parking: ParkingRef; order: Order }) {
  const { t } = useLingui();
  const busy = useSelector(parking, isParkingBusy);
  const reserving = useSelector(parking, isParkingReserving);
  const kept = useSelector(parking, keptPlace);
  const place = kept?.parking ?? order.parking;
  const { shippingAddress } = order;
  return (
    <Panel labelledBy="parcheggio">
      <Heading level={2} look="card" id="parcheggio">
        {place === null ? t`Prenota il parcheggio` : t`Il tuo parcheggio: ${place}`}
      </Heading>
      <ParkingOutcome parking={parking} />
      {place === null && (
        <>
          <Text tone="muted">{t`Ti teniamo un posto davanti al negozio. Da dove vieni?`}</Text>
          <Row wrap>
            {shippingAddress !== null && (
              <Button
                icon={mapPinIcon}
                busy={busy}
                onClick={() =>
                  parking.send({ type: 'parking.byPosition', addressId: shippingAddress.addressId })
                }
              >
                {t`Usa la mia posizione`}
              </Button>
            )}
            <Button
              variant="secondary"
              busy={reserving}
              onClick={() => parking.send({ type: 'parking.arrived' })}
            >
              {t`Sono già arrivato`}
            </Button>
          </Row>
        </>
      )}
    </Panel>
  );
}

function ParkingOutcome({ parking }: { parking: ParkingRef }) {
  const { t } = useLingui();
  const kept = useSelector(parking, keptPlace);
  const error = useSelector(parking, parkingError);
  const refused = useSelector(parking, isParkingPositionRefused);
  const unknown = useSelector(parking, isParkingPositionUnknown);
  if (error !== null) {
    const said = error.messages[0]?.text;
    return (
      <Alert tone="danger" role="alert" title={said === undefined ? t`Errore` : t`Attenzione`}>
        {said ?? t`Si è verificato un errore imprevisto`}
      </Alert>
    );
  }
  if (refused)
    return (
      <Alert tone="warning" role="alert">
        {t`è necessario abilitare la localizzazione per utilizzare questa funzione`}
      </Alert>
    );
  if (unknown)
    return (
      <Alert tone="warning" role="alert">
        {t`Non riusciamo a sapere dove sei. Quando sei al negozio, premi «Sono già arrivato».`}
      </Alert>
    );
  const info = kept?.info ?? null;
  return info === null ? null : (
    <Alert tone="success" role="status" title={t`Informazioni`}>
      {info}
    </Alert>
  );
}
