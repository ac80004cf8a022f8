import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { pencilIcon } from '../../ui/icons/pencil.ts';
import { Toast } from '../../ui/overlays/Toast.tsx';
import { useShop } from '../shop-context.ts';

/** Renders how many quantities of the cart are to be saved, and the presses that save or discard all of them (CART-07). */
export function HeldQuantities({ count }: { count: number }) {
  const { t } = useLingui();
  const { cart } = useShop().flows;
  return (
    <Toast
      icon={pencilIcon}
      dismissal={{ label: t`Scarta`, onClick: () => cart.send({ type: 'lines.discard' }) }}
      action={{ label: t`Salva`, onClick: () => cart.send({ type: 'lines.save' }) }}
    >
      {t`${plural(count, { one: '# quantità da salvare', other: '# quantità da salvare' })}`}
    </Toast>
  );
}
