import { exclusionsModel } from '../../../paths/models/exclusions/exclusions.model.ts';
import { ExclusionsView } from '../../../src/views/exclusions/ExclusionsView.tsx';
import { standIn } from '../../stand-in.ts';
import { many } from '../../fixtures/more.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

export const view = galleryView({
  kind: 'page',
  model: exclusionsModel,
  variantName: (flow) => {
    const { kept, edits, termFault, lacksConsent, error } = flow.context;
    const isOpen = flow.matches('shown');
    return [
      (isOpen || flow.matches('saving')) && kept !== null && 'some are kept',
      isOpen && edits !== null && 'unsaved',
      isOpen && termFault !== null && 'a wrong term',
      isOpen && lacksConsent && 'no consent',
      isOpen && error !== null && 'an error',
    ]
      .filter(Boolean)
      .join(', ');
  },
  variants: (flow) =>
    flow.matches({ shown: 'resting' }) &&
    flow.context.kept !== null &&
    flow.context.edits === null &&
    flow.context.error === null
      ? {
          '': flow,
          ...(flow.context.termFault === null && {
            'one term': withContext(flow, { kept: { ...flow.context.kept, terms: ['zucchero'] } }),
          }),
          'twelve terms': withContext(flow, {
            kept: { ...flow.context.kept, terms: many(12, (at) => `ingrediente ${at}`) },
          }),
        }
      : { '': flow },
  show: (exclusions, record) => ({
    flows: withoutSession(exclusions),
    node: <ExclusionsView exclusions={standIn('exclusions', exclusions, record)} />,
  }),
});
