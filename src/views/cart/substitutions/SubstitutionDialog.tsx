import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { linesOf } from '../../../../contract/rules/checkout/cart-lines.ts';
import {
  canSaveChoice,
  chosenLine,
  isLineAwaited,
} from '../../../../machines/substitution-choice/substitution-choice.selectors.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { LineNoteRef } from '../exchange/exchange-refs.ts';
import { LinesToChoose } from './LinesToChoose.tsx';
import { LineChoices } from './LineChoices.tsx';
import type { Basket, SubstitutionChoiceRef, SubstitutionsRef } from './substitution-refs.ts';
import { nameText } from '../../../ui/primitives/DataText.tsx';

interface SubstitutionDialogProps {
  cart: Basket;
  isOrder?: boolean;
  substitutions: SubstitutionsRef;
  choice: SubstitutionChoiceRef;
  /** Null where notes are only read. */
  lineNote: LineNoteRef | null;
}

/** 'Se manca …?': what is to come in place of one line, which is chosen first where that is not said (B-19). */
export function SubstitutionDialog({
  cart,
  isOrder = false,
  substitutions,
  choice,
  lineNote,
}: SubstitutionDialogProps) {
  const { t } = useLingui();
  const line = useSelector(choice, chosenLine);
  const awaitsLine = useSelector(choice, isLineAwaited);
  const canSave = useSelector(choice, canSaveChoice);
  const item = linesOf(cart).find(({ itemId }) => itemId === line?.itemId);
  return (
    <Dialog
      open={awaitsLine || item !== undefined}
      title={item ? <Trans>Se manca {nameText(item.product)}?</Trans> : t`Per quale prodotto?`}
      closeLabel={t`Chiudi`}
      onClose={() => choice.send({ type: 'dialog.close' })}
      footer={
        item ? (
          <Button
            block
            disabledReason={canSave ? undefined : t`Scegli quale prodotto`}
            onClick={() => choice.send({ type: 'choice.save' })}
          >
            {t`Salva`}
          </Button>
        ) : undefined
      }
    >
      {item ? (
        <LineChoices
          cart={cart}
          isOrder={isOrder}
          item={item}
          substitutions={substitutions}
          choice={choice}
        />
      ) : (
        <LinesToChoose cart={cart} substitutions={substitutions} choice={choice} lineNote={lineNote} />
      )}
    </Dialog>
  );
}
