import { RegistrationView } from '../../../src/views/registration/RegistrationView.tsx';
import type { RegistrationRef } from '../../../src/views/registration/registration-ref.ts';
import { addressSuggestModel } from '../../../paths/models/address-suggest/address-suggest.model.ts';
import { areaCheckModel } from '../../../paths/models/area-check/area-check.model.ts';
import { positionModel } from '../../../paths/models/position/position.model.ts';
import { registrationStepsModel } from '../../../paths/models/registration-steps/registration-steps.model.ts';
import { registrationTermsModel } from '../../../paths/models/registration-terms/registration-terms.model.ts';
import { registrationModel } from '../../../paths/models/registration/registration.model.ts';
import { sessionModel } from '../../../paths/models/session/session.model.ts';
import { standIn, withChildren } from '../../stand-in.ts';
import { snapshotAt } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

const count = (fields: unknown): number => Object.keys(fields instanceof Object ? fields : {}).length;
const isBlank = (fields: unknown): boolean =>
  fields instanceof Object && 'email' in fields && fields.email === '';

export const view = galleryView({
  kind: 'page',
  model: registrationModel,
  variantName: ({ context: { error, fieldErrors, fields, person, personType } }) =>
    [
      personType === 'company' ? 'a company' : '',
      isBlank(fields) ? 'blank' : '',
      person === null ? '' : 'vouched for',
      count(fieldErrors) > 0 ? 'errors at fields' : '',
      error === null ? '' : 'an error',
    ]
      .filter(Boolean)
      .join(', '),
  show: (registration, record) => {
    const children = {
      steps: standIn('registrationSteps', snapshotAt(registrationStepsModel, 'person'), record),
      position: standIn('position', snapshotAt(positionModel, 'idle'), record),
      suggest: standIn('addressSuggest', snapshotAt(addressSuggestModel, 'idle'), record),
      area: standIn('areaCheck', snapshotAt(areaCheckModel, 'served'), record),
      terms: standIn('registrationTerms', snapshotAt(registrationTermsModel, 'ready'), record),
    };
    const shown = registration.matches('filling') ? withChildren(registration, children) : registration;
    return {
      flows: { session: snapshotAt(sessionModel, 'anonymous.browsing') },
      // The stand-in is no actor of one chart or another; the snapshot is the registration's.
      node: <RegistrationView registration={standIn('registration', shown, record) as RegistrationRef} />,
    };
  },
});
