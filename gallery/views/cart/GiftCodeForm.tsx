import { GiftCodeForm } from '../../../src/views/cart/GiftCodeForm.tsx';
import { giftCodeModel } from '../../../paths/models/gift-code/gift-code.model.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: giftCodeModel,
  variantName: ({ context }) => {
    const { code, error } = context as { code: string; error: { failure: string } | null };
    return [code.trim() === '' ? '' : 'a code typed', error === null ? '' : error.failure]
      .filter(Boolean)
      .join(', ');
  },
  show: (giftCode) => ({ flows: { giftCode }, node: <GiftCodeForm /> }),
});
