import type { Product } from '../../../../contract/api/shopping/product.ts';
import { linesOf } from '../../../../contract/rules/checkout/cart-lines.ts';
import { excludedProductsActors } from '../../../../machines/excluded-products/excluded-products.actors.ts';
import { exclusionAcceptanceActors } from '../../../../machines/exclusion-acceptance/exclusion-acceptance.actors.ts';
import { exclusionWarningActors } from '../../../../machines/exclusion-warning/exclusion-warning.actors.ts';
import { fill, product } from '../../../../tests/backend/journeys.ts';
import { asIs, type Arrange, type HttpFlow } from '../../../kit/http/http-flow.ts';
import type { Visitor } from '../../../kit/http/visitor.ts';
import { acceptedLines } from '../../exclusion-acceptance/exclusion-acceptance.model.ts';
import { lookedAt } from '../../excluded-products/excluded-products.model.ts';
import { makeReady } from '../shopping.ts';

const nothing: Arrange = async ({ visitor }) => {
  await visitor.sql('DELETE FROM exclusions WHERE user_id = :user');
};

/** The visitor excludes gluten. */
const gluten =
  (hide: boolean): Arrange =>
  async (occasion) => {
    await nothing(occasion);
    await occasion.visitor.sql(
      `INSERT INTO exclusions (tenant_id, user_id, allergens, traces, diets, terms, hide, consent_at)
       SELECT tenant_id, user_id, '["gluten"]', false, '[]', '[]', ${hide}, now() FROM users WHERE user_id = :user`,
    );
  };

interface Goods {
  withGluten: Product;
  without: Product;
}

const goods = new WeakMap<Visitor, Goods>();
const lines = new WeakMap<Visitor, readonly number[]>();

const goodsOf = (visitor: Visitor): Goods => {
  const found = goods.get(visitor);
  if (found === undefined) throw new Error('the goods are looked up before they are looked at');
  return found;
};

async function findGoods(visitor: Visitor): Promise<void> {
  goods.set(visitor, {
    withGluten: await product(visitor.client, 'penne-rigate-500-g'),
    without: await product(visitor.client, 'mele-annurche'),
  });
}

export const excludedProductsHttp: HttpFlow = {
  name: 'excluded-products',
  async open({ visitor, start }) {
    await visitor.client.logIn(visitor.name);
    await findGoods(visitor);
    return {
      actors: excludedProductsActors({ services: async () => visitor.services }),
      input: { wasLoggedIn: start === 'the shopper is logged in' },
    };
  },
  adapt(event, visitor) {
    if (event.type !== 'product.look') return event;
    const { withGluten, without } = goodsOf(visitor);
    const { productId } = event['productId'] === lookedAt.biscuits ? withGluten : without;
    return { ...event, productId };
  },
  answers: {
    checkProducts: {
      'biscuits are excluded, and hidden': gluten(true),
      'nothing is excluded': nothing,
    },
  },
};

export const exclusionWarningHttp: HttpFlow = {
  name: 'exclusion-warning',
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    await findGoods(visitor);
    await nothing({ visitor } as Parameters<Arrange>[0]);
    return {
      actors: exclusionWarningActors({
        services: async () => visitor.services,
        hash: () => 'w0d0t0',
        known: () => null,
      }),
    };
  },
  never: ['rice is to be added'],
  adapt: (event, visitor) =>
    event.type === 'addition.ask' || event.type === 'addition.replace'
      ? { ...event, request: { ...event['request'], product: goodsOf(visitor).withGluten } }
      : event,
  answers: {
    findReasons: { 'it is excluded': gluten(false), 'it is not excluded': nothing },
    findFacts: { 'the label is there, and rice instead': asIs },
  },
};

export const exclusionAcceptanceHttp: HttpFlow = {
  name: 'exclusion-acceptance',
  async open({ visitor }) {
    await makeReady(visitor);
    const cart = await fill(visitor.client, [
      ['penne-rigate-500-g', 1],
      ['fusilli-500-g', 1],
    ]);
    lines.set(
      visitor,
      linesOf(cart).map(({ itemId }) => itemId),
    );
    return { actors: exclusionAcceptanceActors({ services: async () => visitor.services }) };
  },
  adapt(event, visitor) {
    if (event.type !== 'exclusion.accept') return event;
    const at = Object.values(acceptedLines).indexOf(event['itemId'] as 11 | 12);
    return { ...event, itemId: lines.get(visitor)?.[at] };
  },
  answers: { acceptLines: { 'the cart has it': asIs } },
};
