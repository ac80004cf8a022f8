import { missingConsentsModel } from '../../../paths/models/missing-consents/missing-consents.model.ts';
import { MissingConsentsView } from '../../../src/views/registration/MissingConsentsView.tsx';
import { standIn } from '../../stand-in.ts';
import { manyLike } from '../../fixtures/more.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';
import { withContext } from '../../states/reached-states.ts';

export const view = galleryView({
  kind: 'page',
  model: missingConsentsModel,
  // Another page stands there.
  isShown: (missing) => !missing.matches('away'),
  variantName: ({ context: { missing, accepted, unanswered, error } }) =>
    [
      missing === null ? '' : `${missing.statements.length} statements`,
      accepted.length === 0 ? '' : `${accepted.length} ticked`,
      unanswered.length === 0 ? '' : 'one missing',
      error === null ? '' : 'an error',
    ]
      .filter(Boolean)
      .join(', '),
  variants: (flow) => {
    const { missing, accepted, unanswered, error } = flow.context;
    const isPlain = accepted.length === 0 && unanswered.length === 0 && error === null;
    return flow.matches('awaitingAnswers') && isPlain && missing.statements.length === 3
      ? {
          '': flow,
          'eight of them': withContext(flow, {
            missing: {
              ...missing,
              statements: manyLike<{ legalId: number; text: string }>(missing.statements, 8, (at) => ({
                legalId: 900 + at,
                text: `Dichiarazione ${at}.`,
              })),
            },
          }),
        }
      : { '': flow };
  },
  show: (missing, record) => ({
    flows: withoutSession(missing),
    node: <MissingConsentsView missing={standIn('missingConsents', missing, record)} />,
  }),
});
