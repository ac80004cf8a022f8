import { listPaymentAuths } from '../../../../contract/api/ordering/checkout.ts';
import type { PaymentAuth } from '../../../../contract/api/ordering/payment.ts';
import { savedCardsActors } from '../../../../machines/saved-cards/saved-cards.actors.ts';
import { done } from '../../../../tests/backend/journeys.ts';
import { aCard, expiredCard } from '../../../fixtures/saved-card-fixtures.ts';
import { asIs, type Arrange, type HttpFlow } from '../../../kit/http/http-flow.ts';
import type { Visitor } from '../../../kit/http/visitor.ts';

/** The ids of the visitor's own cards, by their names. */
const idsByVisitor = new WeakMap<Visitor, ReadonlyMap<string, number>>();

/** Exactly these cards are saved. */
const saved =
  (...cards: readonly PaymentAuth[]): Arrange =>
  async ({ visitor }) => {
    await visitor.sql('DELETE FROM payment_auths WHERE user_id = :user');
    for (const { paymentTypeId, name, expireDate, preferred } of cards) {
      await visitor.sql(
        `INSERT INTO payment_auths (tenant_id, user_id, payment_type_id, name, expires_on, preferred)
        SELECT tenant_id, user_id, ${paymentTypeId}, '${name}', '${expireDate}', ${preferred}
        FROM users WHERE user_id = :user`,
      );
    }
    const { auths } = await done(visitor.client.call(listPaymentAuths));
    idsByVisitor.set(visitor, new Map(auths.map((auth) => [auth.name, auth.userPaymentAuthId])));
  };

export const savedCardsHttp: HttpFlow = {
  name: 'saved-cards',
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    return { actors: savedCardsActors({ services: async () => visitor.services }) };
  },
  adapt(event, visitor) {
    const card = [aCard, expiredCard].find(({ userPaymentAuthId }) => userPaymentAuthId === event['authId']);
    return card === undefined ? event : { ...event, authId: idsByVisitor.get(visitor)?.get(card.name) ?? 0 };
  },
  answers: {
    listCards: {
      'a card and an expired one are saved': saved(aCard, expiredCard),
      'one card is saved': saved(aCard),
      'no card is saved': saved(),
    },
    removeCard: { 'the card is removed': asIs },
  },
};
