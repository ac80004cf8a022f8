import type { Product } from '../../../../contract/api/shopping/product.ts';
import { mostProductAlerts } from '../../../../contract/api/shopping/product-alert.ts';
import { productAlertsActors } from '../../../../machines/product-alerts/product-alerts.actors.ts';
import { product } from '../../../../tests/backend/journeys.ts';
import { asIs, type Arrange, type HttpFlow } from '../../../kit/http/http-flow.ts';
import type { Visitor } from '../../../kit/http/visitor.ts';

const soldOut = new WeakMap<Visitor, Product>();

const truffleOf = (visitor: Visitor): Product => {
  const found = soldOut.get(visitor);
  if (found === undefined) throw new Error('the truffle is looked up before it is waited for');
  return found;
};

const nothing: Arrange = async ({ visitor }) => {
  await visitor.sql('DELETE FROM product_alerts WHERE user_id = :user');
};

/** Waits for so many of these products, and for no other. */
const waitingFor =
  (which: (truffle: Product) => string): Arrange =>
  async (occasion) => {
    await nothing(occasion);
    const { visitor } = occasion;
    await visitor.sql(
      `INSERT INTO product_alerts (tenant_id, user_id, product_id, warehouse_id, created_at)
       SELECT u.tenant_id, u.user_id, p.product_id, (SELECT min(warehouse_id) FROM stock s WHERE s.tenant_id = u.tenant_id), now()
       FROM users u JOIN products p ON p.tenant_id = u.tenant_id
       WHERE u.user_id = :user AND ${which(truffleOf(visitor))}`,
    );
  };

export const productAlertsHttp: HttpFlow = {
  name: 'product-alerts',
  async open({ visitor, start }) {
    const wasLoggedIn = start === 'the shopper is logged in';
    await visitor.client.logIn(visitor.name);
    soldOut.set(visitor, await product(visitor.client, 'tartufo-nero-30-g'));
    return {
      actors: productAlertsActors({ services: async () => visitor.services }),
      input: { wasLoggedIn },
    };
  },
  // The shop has but one product that is sold out everywhere.
  never: ['the rice is to be waited for'],
  adapt: (event, visitor) => (event.type === 'alert.set' ? { ...event, product: truffleOf(visitor) } : event),
  answers: {
    loadAlerts: {
      'the truffle is waited for': waitingFor(({ productId }) => `p.product_id = ${productId}`),
      'nothing is waited for': nothing,
    },
    setAlert: {
      'the shop has it so': asIs,
      'the alert is refused: productAlert.tooMany': waitingFor(
        ({ productId }) =>
          `p.product_id IN (SELECT o.product_id FROM products o WHERE o.tenant_id = u.tenant_id AND o.product_id <> ${productId} ORDER BY 1 LIMIT ${mostProductAlerts})`,
      ),
    },
  },
};
