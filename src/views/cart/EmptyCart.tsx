import { useLingui } from '@lingui/react/macro';
import { paths } from '../../routing/paths.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useShop } from '../shop-context.ts';

/** Nothing in the cart yet, in the brand's words. */
export function EmptyCart({ level }: { level: 2 | 3 }) {
  const { t } = useLingui();
  const { title, text } = useShop().tenant.texts.emptyCart;
  return (
    <EmptyState
      title={title}
      level={level}
      picture="/media/emoji/1f9fa-240.webp"
      actions={<ButtonLink href={paths.offers}>{t`Vedi le offerte`}</ButtonLink>}
    >
      {text}
    </EmptyState>
  );
}
