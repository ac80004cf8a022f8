import { ConsentsView } from '../../../src/views/profile/ConsentsView.tsx';
import { consentsModel } from '../../../paths/models/consents/consents.model.ts';
import { standIn } from '../../stand-in.ts';
import { manyLike } from '../../fixtures/more.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

export const view = galleryView({
  kind: 'page',
  model: consentsModel,
  variantName: ({ context: { list, error } }) =>
    [list === null ? '' : 'a list', error === null ? '' : 'an error'].filter(Boolean).join(', '),
  variants: (consents) =>
    consents.matches('shown') && consents.context.list !== null && consents.context.error === null
      ? {
          '': consents,
          'one statement': withContext(consents, { list: consents.context.list.slice(0, 1) }),
          'eight statements': withContext(consents, {
            list: manyLike<{ legalId: number; title: string }>(consents.context.list, 8, (at) => ({
              legalId: 900 + at,
              title: `Consenso ${at}`,
            })),
          }),
        }
      : { '': consents },
  show: (consents, record) => ({
    flows: withoutSession(consents),
    node: <ConsentsView consents={standIn('consents', consents, record)} />,
  }),
});
