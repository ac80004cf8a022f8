import { Page } from '../../../src/ui/layout/Page.tsx';
import { RegistrationForm } from '../../../src/views/registration/RegistrationForm.tsx';
import type {
  RegistrationRef,
  RegistrationStepsRef,
} from '../../../src/views/registration/registration-ref.ts';
import { addressSuggestModel } from '../../../paths/models/address-suggest/address-suggest.model.ts';
import { areaCheckModel } from '../../../paths/models/area-check/area-check.model.ts';
import { positionModel } from '../../../paths/models/position/position.model.ts';
import { registrationModel } from '../../../paths/models/registration/registration.model.ts';
import { registrationStepsModel } from '../../../paths/models/registration-steps/registration-steps.model.ts';
import { registrationTermsModel } from '../../../paths/models/registration-terms/registration-terms.model.ts';
import { standIn, withChildren } from '../../stand-in.ts';
import { snapshotAt } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'page',
  model: registrationStepsModel,
  show: (steps, record) => {
    const children = {
      suggest: standIn('addressSuggest', snapshotAt(addressSuggestModel, 'idle'), record),
      position: standIn('position', snapshotAt(positionModel, 'idle'), record),
      area: standIn('areaCheck', snapshotAt(areaCheckModel, 'served'), record),
      terms: standIn('registrationTerms', snapshotAt(registrationTermsModel, 'ready'), record),
    };
    const form = withChildren(snapshotAt(registrationModel, 'filling.editing'), children);
    return {
      // The stand-ins are no actors of one chart or another; the snapshots are theirs.
      node: (
        <Page tall>
          <RegistrationForm
            registration={standIn('registration', form, record) as RegistrationRef}
            steps={standIn('registrationSteps', steps, record) as RegistrationStepsRef}
          />
        </Page>
      ),
    };
  },
});
