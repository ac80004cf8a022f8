import { missingConsentsModel } from '../../../paths/models/missing-consents/missing-consents.model.ts';
import { MissingConsentsView } from '../../../src/views/registration/MissingConsentsView.tsx';
import { standIn } from '../../stand-in.ts';
import { galleryView } from '../../view.ts';
import { snapshotAt } from '../../states/reached-states.ts';
import { sessionModel } from '../../../paths/models/session/session.model.ts';

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
  show: (missing, record) => ({
    flows:
      missing.matches('awaitingSession') || missing.matches('interrupted')
        ? { session: snapshotAt(sessionModel, 'anonymous.browsing') }
        : {},
    node: <MissingConsentsView missing={standIn('missingConsents', missing, record)} />,
  }),
});
