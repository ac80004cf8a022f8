import { expect, test } from 'vitest';
import { buy, prepareCheckout } from '../../../contract/api/ordering/checkout.ts';
import { listProducts } from '../../../contract/api/shopping/product.ts';
import { setSpendingCap } from '../../../contract/api/shopping/spending-cap.ts';
import { demoTenants } from '../demo-tenants.ts';
import { done, fill, mailsTo, payAtProvider, prepare, readyToShop } from '../journeys.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();

const spoken = demoTenants.flatMap(({ facts }) =>
  facts.languages.map(
    (language) => [facts.tenantId, language, facts.tenantId === 'quincegate' ? 'USD' : 'EUR'] as const,
  ),
);

/** An amount in a currency, as the language writes it. */
const amounts = {
  EUR: { it: /\d\s?€/g, 'en-US': /€\d/g },
  USD: { it: /\d\s?\$/g, 'en-US': /\$\d/g },
} as const;
const foreign = { EUR: /\$\s?\d|\d\s?\$|\bUSD\b/, USD: /€|\bEUR\b/ } as const;

test.each(spoken)(
  'TEN-03: %s in %s names amounts in %s alone: refusals, facets, the payment page, mails',
  async (tenantId, language, currency) => {
    const shopper = shop().visitor(tenantId);
    shopper.acceptLanguage = language;
    await shopper.logIn('demo');
    const slug =
      tenantId === 'quincegate' ? 'extra-virgin-olive-oil-in-a-can-5-l' : 'olio-extravergine-latta-5-l';
    const texts: string[] = [];
    const note = (said: unknown) => void texts.push(JSON.stringify(said));

    const { facets } = await done(shopper.call(listProducts));
    note(facets.filter(({ parameterName }) => parameterName === 'prezzo'));
    note((await shopper.call(setSpendingCap, { spending_cap: 1 })).body.response.errorsMessage);
    await readyToShop(shopper);
    const deals = await shopper.call(listProducts, { promo: true });
    const promotions = deals.data.products.map(({ warehousePromo }) => warehousePromo?.view.body ?? '');
    await fill(shopper, [['penne-rigate-500-g', 1]]);
    note((await shopper.call(prepareCheckout, { terms_accepted: true })).body.response.errorsMessage);
    await fill(shopper, [[slug, 2]]);
    await prepare(shopper);
    const bought = await done(shopper.call(buy, { payment_type_id: 12 }));
    const page = bought.redirectUrl ?? '';
    note(await (await shopper.send(page)).text());
    const intent = await shopper.send(page, { headers: { Accept: 'application/json' } });
    expect(await intent.json()).toMatchObject({ currency });
    await payAtProvider(shopper, bought.redirectUrl, 'approve');
    const mails = (await mailsTo(shopper, 'demo')).filter(
      ({ params }) => params['orderId'] === bought.orderId,
    );
    note(mails.map(({ subject, text, html }) => [subject, text, html]));

    expect([...texts, ...promotions].filter((text) => foreign[currency].test(text))).toEqual([]);
    expect(texts.map((text) => text.match(amounts[currency][language])?.length ?? 0)).not.toContain(0);
  },
);
