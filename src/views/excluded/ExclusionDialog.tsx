import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import type { ProductRequest } from '../../../machines/add-to-cart/add-to-cart.types.ts';
import {
  areFactsComing,
  warnedFacts,
  warnedReasons,
} from '../../../machines/exclusion-warning/exclusion-warning.selectors.ts';
import { reasonText } from '../../text/allergens.ts';
import { money } from '../../text/money.ts';
import { AddButton } from '../../ui/buttons/AddButton.tsx';
import { InsteadList, InsteadRow } from '../../ui/exchange/InsteadList.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { Prose } from '../../ui/primitives/Prose.tsx';
import { addRequest } from '../product-tile/add-request.ts';
import { thumbPicture } from '../product-tile/product-picture.ts';
import { unitPriceText } from '../product-tile/unit-price-text.ts';
import { RichText } from '../rich-text/RichText.tsx';
import { useShop } from '../shop-context.ts';
import { nameText } from '../../ui/primitives/DataText.tsx';
import { ProductMeta } from '../words/ProductMeta.tsx';

/** Before an excluded product is added: why, its label, and what is not excluded in its place (B-23). */
export function ExclusionDialog({ request: { product } }: { request: ProductRequest }) {
  const { i18n, t } = useLingui();
  const { exclusionWarning } = useShop().flows;
  const reasons = useSelector(exclusionWarning, warnedReasons);
  return (
    <ConfirmDialog
      open
      cautious
      question={t`Hai escluso questo prodotto`}
      before={<Facts />}
      noLabel={t`Non aggiungere`}
      yesLabel={t`Aggiungi lo stesso`}
      onNo={() => exclusionWarning.send({ type: 'addition.drop' })}
      onYes={() => exclusionWarning.send({ type: 'addition.accept' })}
    >
      {nameText(product)}.{reasons.map((reason) => ` ${reasonText(i18n, reason)}.`).join('')}
    </ConfirmDialog>
  );
}

function Facts() {
  const { t } = useLingui();
  const { exclusionWarning } = useShop().flows;
  const isComing = useSelector(exclusionWarning, areFactsComing);
  const facts = useSelector(exclusionWarning, warnedFacts);
  if (isComing)
    return (
      <Stack busy>
        <Skeleton height="slot" />
        <Skeleton height="slot" />
      </Stack>
    );
  if (facts === null) return null;
  return (
    <Stack>
      {facts.ingredients !== '' && (
        <Prose>
          <RichText html={facts.ingredients} />
        </Prose>
      )}
      {facts.instead.length > 0 && (
        <InsteadList place="dialog" title={t`Al suo posto`}>
          {facts.instead.map((one) => (
            <Instead key={one.productId} product={one} />
          ))}
        </InsteadList>
      )}
    </Stack>
  );
}

function Instead({ product }: { product: Product }) {
  const { t } = useLingui();
  const { flows, newUuid, tenant } = useShop();
  const { name } = product;
  const { acceptAlternativesDefault: acceptAlternatives } = tenant.facts;
  return (
    <InsteadRow
      name={nameText(product)}
      picture={thumbPicture(product)}
      meta={
        <ProductMeta
          product={{ ...product, description: '' }}
          more={[money(product.priceDisplay), unitPriceText(product)]}
        />
      }
      action={
        <AddButton
          look="plus"
          word={t`Prendi`}
          label={t`Aggiungi ${name} al carrello`}
          onClick={() =>
            flows.exclusionWarning.send({
              type: 'addition.replace',
              request: addRequest({ product, key: newUuid(), acceptAlternatives }),
            })
          }
        />
      }
    />
  );
}
