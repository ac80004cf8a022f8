import { FaqView } from '../../../src/views/faq/FaqView.tsx';
import { faqModel } from '../../../paths/models/faq/faq.model.ts';
import { standIn } from '../../stand-in.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'page',
  model: faqModel,
  variantName: ({ context: { category, words, questions }, value }) =>
    [
      category === null ? '' : 'one category',
      words === '' ? '' : words.trim().toLowerCase(),
      value === 'shown' && questions.length === 0 ? 'no questions' : '',
    ]
      .filter(Boolean)
      .join(', '),
  show: (faq, record) => ({ node: <FaqView faq={standIn('faq', faq, record)} /> }),
});
