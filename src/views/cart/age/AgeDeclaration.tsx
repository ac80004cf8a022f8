import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Cart } from '../../../../contract/api/shopping/cart.ts';
import { askedDeclaration } from '../../../../machines/age-declaration/age-declaration.selectors.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import type { AgeDeclarationRef } from './age-ref.ts';

interface AgeDeclarationProps {
  cart: Cart;
  declaration: AgeDeclarationRef;
  isFrozen?: boolean | undefined;
}

/** Whoever buys alcohol declares to be of age, and reads of the check at the door (B-14). */
export function AgeDeclaration({ cart, declaration, isFrozen = false }: AgeDeclarationProps) {
  const { t } = useLingui();
  const asked = useSelector(declaration, askedDeclaration);
  return (
    <Alert tone="info" title={t`Ci sono alcolici`}>
      <p>{t`Si vendono a chi ha almeno 18 anni: alla consegna può esserti chiesto un documento.`}</p>
      <Checkbox
        checked={asked ?? cart.cartInfos.adult_declared === 'true'}
        disabled={isFrozen}
        onChecked={(isDeclared) => declaration.send({ type: 'age.declare', isDeclared })}
        label={t`Dichiaro di avere almeno 18 anni`}
      />
    </Alert>
  );
}
