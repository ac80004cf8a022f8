import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { hasEveryOption } from '../../../machines/add-to-cart/add-to-cart.selectors.ts';
import type { ProductRequest } from '../../../machines/add-to-cart/add-to-cart.types.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { useShop } from '../shop-context.ts';
import { OptionGroup } from './OptionGroup.tsx';

/** Every option of a product needs a choice before it is added (GATE-11). */
export function OptionsDialog({ request }: { request: ProductRequest }) {
  const { t } = useLingui();
  const { addToCart } = useShop().flows;
  const isComplete = useSelector(addToCart, hasEveryOption);
  return (
    <Dialog
      open
      size="md"
      title={t`Scegli le opzioni`}
      description={request.name}
      closeLabel={t`Chiudi`}
      onClose={() => addToCart.send({ type: 'gate.dismiss' })}
      footer={
        <Button
          size="lg"
          disabledReason={isComplete ? undefined : t`Scegli un’opzione per ogni gruppo`}
          onClick={() => addToCart.send({ type: 'options.confirm' })}
        >
          {t`Aggiungi al carrello`}
        </Button>
      }
    >
      {request.options.map((option) => (
        <OptionGroup
          key={option.parameterName}
          option={option}
          chosen={request.chosen[option.parameterName] ?? null}
          onChoose={(key) =>
            addToCart.send({ type: 'option.choose', parameterName: option.parameterName, key })
          }
        />
      ))}
    </Dialog>
  );
}
