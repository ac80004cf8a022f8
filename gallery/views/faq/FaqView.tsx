import type { Post } from '../../../contract/api/content/content.ts';
import { FaqView } from '../../../src/views/faq/FaqView.tsx';
import { faqModel } from '../../../paths/models/faq/faq.model.ts';
import { withContext } from '../../states/reached-states.ts';
import { standIn } from '../../stand-in.ts';
import { many } from '../../fixtures/more.ts';
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
  variants: (faq) => {
    const { category, words, questions } = faq.context;
    if (!faq.matches('shown') || category !== null || words !== '' || questions.length === 0)
      return { '': faq };
    const none = faq.context.questions.map((question: Post) => ({ ...question, categorySlug: null }));
    return {
      '': faq,
      'twelve categories': withContext(faq, {
        questions: many(18, (at) => ({
          ...questions[0],
          slug: `domanda-${at}`,
          title: { rendered: `Domanda ${at}` },
          categorySlug: at < 8 ? 'tema-1' : `tema-${at}`,
        })),
      }),
      'all of one category': withContext(faq, {
        questions: questions.map((question: Post) => ({ ...question, categorySlug: 'tema-1' })),
      }),
      'some of no category': withContext(faq, { questions: [...none.slice(0, 1), ...questions.slice(1)] }),
      'of no category': withContext(faq, { questions: none }),
    };
  },
  show: (faq, record) => ({ node: <FaqView faq={standIn('faq', faq, record)} /> }),
});
