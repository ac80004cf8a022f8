import { useLingui } from '@lingui/react/macro';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { reasonBadge, reasonText } from '../../text/allergens.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { triangleAlertIcon } from '../../ui/icons/triangle-alert.ts';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import { useReasonsAgainst } from './use-reasons-against.ts';

/** On the picture of a product the shopper excludes: the first reason, and how many more there are (B-23). */
export function ExclusionMark({ product }: { product: Product }) {
  const { i18n, t } = useLingui();
  const reasons = useReasonsAgainst(product);
  const [first] = reasons;
  if (first === undefined) return null;
  const more = reasons.length - 1;
  const all = reasons.map((reason) => reasonText(i18n, reason)).join('. ');
  return (
    <Badge tone="warning" icon={triangleAlertIcon}>
      <span aria-hidden="true">
        {reasonBadge(i18n, first)}
        {more > 0 && ` +${more}`}
      </span>
      <VisuallyHidden as="span">{t`Escluso: ${all}`}</VisuallyHidden>
    </Badge>
  );
}
