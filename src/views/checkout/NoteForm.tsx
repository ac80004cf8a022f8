import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { maxOrderNotes } from '../../../contract/rules/checkout/order-notes.ts';
import { typedNote } from '../../../machines/checkout/checkout.selectors.ts';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import type { CheckoutFlow } from './checkout-ref.ts';

/** A note for whoever prepares the order, at most 1000 characters (CART-17). */
export function NoteForm({ checkout }: { checkout: CheckoutFlow }) {
  const { t } = useLingui();
  const note = useSelector(checkout, typedNote);
  return (
    <Panel labelledBy="note">
      <Heading level={2} look="card" id="note">
        {t`Note e preferenze`}
      </Heading>
      <TextArea
        label={t`Note per l'ordine`}
        maxLength={maxOrderNotes}
        value={note}
        counter={t`${note.length} di ${maxOrderNotes} caratteri`}
        onValue={(text) => checkout.send({ type: 'note.changed', text })}
      />
    </Panel>
  );
}
