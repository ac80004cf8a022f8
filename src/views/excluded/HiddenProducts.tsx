import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import {
  isHidingExcluded,
  isRevealed,
  reasonsAgainst,
} from '../../../machines/excluded-products/excluded-products.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { eyeOffIcon } from '../../ui/icons/eye-off.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { useShop } from '../shop-context.ts';

/** How many products of a list the shopper's exclusions leave out, and the way to see them (B-23). */
export function HiddenProducts({ products }: { products: readonly Product[] }) {
  const { t } = useLingui();
  const { excludedProducts } = useShop().flows;
  const count = useSelector(excludedProducts, (flow) =>
    isHidingExcluded(flow)
      ? products.filter(({ productId }) => reasonsAgainst(flow, productId).length > 0).length
      : 0,
  );
  const isShown = useSelector(excludedProducts, isRevealed);
  if (count === 0) return null;
  return (
    <Alert icon={eyeOffIcon}>
      <Stack gap="2">
        <p role="status">
          {isShown
            ? t`${plural(count, { one: '# prodotto che hai escluso si vede per ora.', other: '# prodotti che hai escluso si vedono per ora.' })}`
            : t`${plural(count, { one: '# prodotto nascosto perché l’hai escluso.', other: '# prodotti nascosti perché li hai esclusi.' })}`}
        </p>
        <Row gap="2" wrap>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => excludedProducts.send({ type: isShown ? 'hidden.hide' : 'hidden.show' })}
          >
            {isShown ? t`Nascondili di nuovo` : t`Mostrali per ora`}
          </Button>
          <ButtonLink
            size="sm"
            variant="ghost"
            href={paths.exclusions}
          >{t`Allergie ed esclusioni`}</ButtonLink>
        </Row>
      </Stack>
    </Alert>
  );
}
