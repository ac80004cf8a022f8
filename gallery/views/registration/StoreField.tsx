import type { ComponentProps } from 'react';
import { StoreField } from '../../../src/views/registration/StoreField.tsx';
import { registrationTermsModel } from '../../../paths/models/registration-terms/registration-terms.model.ts';
import { standIn } from '../../stand-in.ts';
import { manyLike } from '../../fixtures/more.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

type TermsRef = ComponentProps<typeof StoreField>['terms'];

const size = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

export const view = galleryView({
  kind: 'part',
  model: registrationTermsModel,
  variantName: ({ context: { stores, storeId } }) =>
    [size(stores) === 0 ? 'no stores' : '', storeId === null ? '' : 'one chosen'].filter(Boolean).join(', '),
  variants: (terms) =>
    size(terms.context.stores) > 0 && terms.context.storeId === null
      ? {
          '': terms,
          ...(terms.matches('loadingStatements') && {
            'one store': withContext(terms, { stores: terms.context.stores.slice(0, 1) }),
          }),
          'twelve stores': withContext(terms, {
            stores: manyLike<{ storeId: number; name: string }>(terms.context.stores, 12, (at) => ({
              storeId: 900 + at,
              name: `Negozio ${at}`,
            })),
          }),
        }
      : { '': terms },
  // The stand-in is no actor of one chart or another; the snapshot is the terms'.
  show: (terms, record) => ({
    node: (
      <StoreField
        terms={standIn('registrationTerms', terms, record) as TermsRef}
        error="Campo obbligatorio"
      />
    ),
  }),
});
