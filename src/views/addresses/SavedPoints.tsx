import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { AddressType, PickupPoint } from '../../../contract/api/shopping/delivery.ts';
import { deliveryWays } from '../../../contract/rules/checkout/delivery-ways.ts';
import { bookedPoints } from '../../../machines/address-book/address-book.selectors.ts';
import { TextButton } from '../../ui/buttons/TextLink.tsx';
import { AddressCards } from '../../ui/commerce/AddressCard.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';
import type { AddressBookRef } from './address-book-ref.ts';
import { SavedPoint } from './SavedPoint.tsx';

/** The stores and lockers that were chosen, and the way to look for others (ADR-04, ADR-11, ADR-32). */
export function SavedPoints({ book }: { book: AddressBookRef }) {
  const { t } = useLingui();
  const ways = deliveryWays(useShop().tenant.facts);
  const points = useSelector(book, bookedPoints);
  const ofType = (type: AddressType) => points.filter(({ addressType }) => addressType === type);
  return (
    <>
      {ways.includes('store') && (
        <Group
          book={book}
          type="store"
          title={t`Ritiro in negozio`}
          look={t`Cerca un negozio`}
          none={t`I negozi che scegli per il ritiro restano qui.`}
          points={ofType('store')}
        />
      )}
      {ways.includes('locker') && (
        <Group
          book={book}
          type="locker"
          title={t`Locker`}
          look={t`Cerca un locker`}
          none={t`I locker che scegli restano qui.`}
          points={ofType('locker')}
        />
      )}
    </>
  );
}

interface GroupProps {
  book: AddressBookRef;
  type: AddressType;
  title: string;
  look: string;
  none: string;
  points: readonly PickupPoint[];
}

function Group({ book, type, title, look, none, points }: GroupProps) {
  const { shop } = useShop().flows;
  return (
    <>
      <Row justify="between" wrap>
        <Heading level={2}>{title}</Heading>
        <TextButton onClick={() => shop.send({ type: 'delivery.open', want: 'address', addressType: type })}>
          {look}
        </TextButton>
      </Row>
      {points.length === 0 ? (
        <Text tone="muted">{none}</Text>
      ) : (
        <AddressCards>
          {points.map((point) => (
            <SavedPoint key={point.addressId} book={book} point={point} />
          ))}
        </AddressCards>
      )}
    </>
  );
}
