import { Trans, useLingui } from '@lingui/react/macro';
import type { Wishlist } from '../../../contract/api/shopping/wishlist.ts';
import { literal } from '../../text/literal.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { basketIcon } from '../../ui/icons/basket.ts';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import { useShop } from '../shop-context.ts';

interface AddListButtonProps {
  list: Pick<Wishlist, 'listId' | 'size'>;
  name: string;
  /** One among several: its name is spoken too. */
  isOneOfMany?: boolean;
}

/** Everything of a list, through the gates once; the cart tells what was not added (LIST-11). */
export function AddListButton({ list: { listId, size }, name, isOneOfMany = false }: AddListButtonProps) {
  const { t } = useLingui();
  const { flows, newUuid } = useShop();
  return (
    <Button
      block
      variant={isOneOfMany ? 'secondary' : 'primary'}
      icon={basketIcon}
      disabledReason={size === 0 ? t`La lista è vuota` : undefined}
      onClick={() =>
        flows.addToCart.send({ type: 'cart.add', request: { kind: 'list', requestId: newUuid(), listId } })
      }
    >
      {isOneOfMany ? (
        <span>
          <Trans>
            Aggiungi tutto<VisuallyHidden> di {literal(name)}</VisuallyHidden>
          </Trans>
        </span>
      ) : (
        t`Aggiungi tutto al carrello`
      )}
    </Button>
  );
}
