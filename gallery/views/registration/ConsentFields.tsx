import type { ComponentProps } from 'react';
import { ConsentFields } from '../../../src/views/registration/ConsentFields.tsx';
import { registrationTermsModel } from '../../../paths/models/registration-terms/registration-terms.model.ts';
import { standIn } from '../../stand-in.ts';
import { galleryView } from '../../view.ts';

type TermsRef = ComponentProps<typeof ConsentFields>['terms'];

const size = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

export const view = galleryView({
  kind: 'part',
  model: registrationTermsModel,
  variantName: ({ context: { statements, accepted } }) =>
    [size(statements) === 0 ? 'no statements' : '', size(accepted) === 0 ? '' : 'one ticked']
      .filter(Boolean)
      .join(', '),
  // The stand-in is no actor of one chart or another; the snapshot is the terms'.
  show: (terms, record) => ({
    node: (
      <ConsentFields
        terms={standIn('registrationTerms', terms, record) as TermsRef}
        error="Campo obbligatorio"
      />
    ),
  }),
});
