import { useLingui } from '@lingui/react/macro';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { paths } from '../../routing/paths.ts';
import { reasonText } from '../../text/allergens.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useReasonsAgainst } from './use-reasons-against.ts';

/** On the page of a product the shopper excludes: why, and where that is decided (B-23). */
export function ExclusionAlert({ product }: { product: Product }) {
  const { i18n, t } = useLingui();
  const reasons = useReasonsAgainst(product);
  if (reasons.length === 0) return null;
  return (
    <Alert
      tone="warning"
      title={t`Hai escluso questo prodotto`}
      action={
        <ButtonLink
          size="sm"
          variant="secondary"
          href={paths.exclusions}
        >{t`Allergie ed esclusioni`}</ButtonLink>
      }
    >
      {reasons.map((reason) => {
        const text = reasonText(i18n, reason);
        return <p key={text}>{text}.</p>;
      })}
    </Alert>
  );
}
