import { ageDeclarationModel } from '../../../../paths/models/age-declaration/age-declaration.model.ts';
import { AgeDeclaration } from '../../../../src/views/cart/age/AgeDeclaration.tsx';
import { fullCart } from '../../../fixtures/carts.ts';
import { standIn } from '../../../stand-in.ts';
import { withContext } from '../../../states/reached-states.ts';
import { galleryView } from '../../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: ageDeclarationModel,
  variants: (flow) => ({ '': flow, frozen: withContext(flow, { isFrozen: true }) }),
  show: (flow, record) => ({
    node: (
      <AgeDeclaration
        cart={fullCart}
        declaration={standIn('ageDeclaration', flow, record)}
        isFrozen={'isFrozen' in flow.context}
      />
    ),
  }),
});
