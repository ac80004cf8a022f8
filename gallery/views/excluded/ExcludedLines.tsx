import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { exclusionAcceptanceModel } from '../../../paths/models/exclusion-acceptance/exclusion-acceptance.model.ts';
import { ExcludedPart } from '../../../src/views/excluded/ExcludedPart.tsx';
import { excludedCart } from '../../fixtures/exclusions.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { cartSnapshot } from '../../world.ts';

const items = linesOf(excludedCart).filter(({ exclusions }) => exclusions.length > 0);
const [first] = items;

export const view = galleryView({
  kind: 'part',
  model: exclusionAcceptanceModel,
  variants: (flow) => ({
    '': withContext(flow, { asked: flow.matches('idle') ? [] : [first?.itemId] }),
  }),
  show: (exclusionAcceptance) => ({
    flows: { exclusionAcceptance, cart: cartSnapshot(excludedCart) },
    node: <ExcludedPart cart={excludedCart} />,
  }),
});
