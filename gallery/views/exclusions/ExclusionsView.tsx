import { exclusionsModel } from '../../../paths/models/exclusions/exclusions.model.ts';
import { ExclusionsView } from '../../../src/views/exclusions/ExclusionsView.tsx';
import { standIn } from '../../stand-in.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

export const view = galleryView({
  kind: 'page',
  model: exclusionsModel,
  variantName: ({ context: { kept, edits, termFault, lacksConsent, error } }) =>
    [
      kept !== null && 'some are kept',
      edits !== null && 'unsaved',
      termFault !== null && 'a wrong term',
      lacksConsent && 'no consent',
      error !== null && 'an error',
    ]
      .filter(Boolean)
      .join(', '),
  show: (exclusions, record) => ({
    flows: withoutSession(exclusions),
    node: <ExclusionsView exclusions={standIn('exclusions', exclusions, record)} />,
  }),
});
