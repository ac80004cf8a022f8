import { wrong, type CheckResult } from '../../../backend/platform/check-result.ts';
import type { Language } from '../../../contract/languages.ts';
import { thresholdText } from '../../../contract/rules/language/money-text.ts';
import { page } from '../../../tenants/content-checks.ts';
import type { WholeBrand } from '../read-brand.ts';

/** Minutes as a text names them. */
const minutes: Readonly<Record<Language, string>> = { it: 'minuti', 'en-US': 'minutes' };

function wordFindings(brand: WholeBrand): CheckResult[] {
  const { fees, payments, phone, email, deliveryCaps, languages, currency } = brand.tenant.facts;
  const [language] = languages;
  const money = (cents: number) => thresholdText(cents, { currency, language });
  const wanted: [slug: string, figure: string][] = [
    ['condizioni-di-vendita', money(fees.deliveryCents)],
    ['condizioni-di-vendita', money(fees.minOrderCents)],
    ['condizioni-di-vendita', `${payments.prebilledPct}%`],
    ['condizioni-di-vendita', `${payments.dueMinutes} ${minutes[language]}`],
    ['contatti', phone],
    ['contatti', `mailto:${email}`],
    ...deliveryCaps.map((cap): [string, string] => ['zone-e-fasce-orarie', cap]),
  ];
  if (fees.freeFromCents !== null) wanted.push(['condizioni-di-vendita', money(fees.freeFromCents)]);
  return wanted
    .filter(([slug, figure]) => page(brand, slug) !== '' && !page(brand, slug).includes(figure))
    .map(([slug, figure]) =>
      wrong(`content/pages/${slug}.md does not name ${figure}, as the configuration does.`),
    );
}

function storeFindings(brand: WholeBrand, others: readonly WholeBrand[]): CheckResult[] {
  const { facts } = brand.tenant;
  const { stores, homeAddress } = brand.seed;
  const taken = new Set(
    others.flatMap(({ seed }) =>
      seed.stores.flatMap(({ storeId, warehouseId }) => [`store ${storeId}`, `warehouse ${warehouseId}`]),
    ),
  );
  const own = stores.flatMap(({ storeId, warehouseId }) => [`store ${storeId}`, `warehouse ${warehouseId}`]);
  return [
    ...own.filter((name) => taken.has(name)).map((name) => wrong(`${name} is another brand's number.`)),
    ...(stores.some(({ name }) => name === facts.defaultStoreName)
      ? []
      : [wrong(`facts.defaultStoreName is “${facts.defaultStoreName}”, and no store has that name.`)]),
    ...(facts.deliveryCaps.some((cap) => homeAddress.postalcode.startsWith(cap))
      ? []
      : [wrong(`seed.homeAddress is in ${homeAddress.postalcode}, where the brand does not deliver.`)]),
    ...facts.invoiceWarehouseIds
      .filter((id) => !stores.some(({ warehouseId }) => warehouseId === id))
      .map((id) => wrong(`facts.invoiceWarehouseIds names ${id}, and no store has that warehouse.`)),
    ...stores
      .filter(({ openingHours }) => openingHours.map(({ day }) => day).join('') !== '1234567')
      .map(({ name }) => wrong(`${name} has no opening hours for each day of the week.`)),
  ];
}

function identityFindings(brand: WholeBrand, others: readonly WholeBrand[]): CheckResult[] {
  const { tenantId, domains } = brand.tenant.facts;
  return [
    ...(tenantId === brand.id
      ? []
      : [wrong(`facts.tenantId is ${tenantId}, the folder ${brand.id}: they are one name.`)]),
    ...others.flatMap(({ id, tenant }) =>
      tenant.facts.domains
        .filter((domain) => domains.includes(domain))
        .map((domain) => wrong(`${domain} is a domain of ${id} too.`)),
    ),
  ];
}

/** Figures that contradict each other, or those of another brand (TEN-01, CHK-15, S01). */
export const figureFindings = (brand: WholeBrand, others: readonly WholeBrand[]): CheckResult[] => [
  ...identityFindings(brand, others),
  ...storeFindings(brand, others),
  ...wordFindings(brand),
];
