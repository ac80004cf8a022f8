import { giftCodeModel } from '../../../paths/models/gift-code/gift-code.model.ts';
import { TypedCode } from '../../../src/views/loyalty/TypedCode.tsx';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: giftCodeModel,
  variantName: ({ context: { code, applied, error } }) =>
    [
      code.trim() === '' ? '' : 'a code typed',
      applied === null ? '' : 'one on the cart',
      error === null ? '' : error.failure,
    ]
      .filter(Boolean)
      .join(', '),
  show: (giftCode) => ({ flows: { giftCode }, node: <TypedCode /> }),
});
