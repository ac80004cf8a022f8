import { CustomerServiceView } from '../../../src/views/customer-service/CustomerServiceView.tsx';
import { contactFormModel } from '../../../paths/models/contact-form/contact-form.model.ts';
import { sessionModel } from '../../../paths/models/session/session.model.ts';
import { standIn } from '../../stand-in.ts';
import { snapshotAt } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'page',
  model: contactFormModel,
  // Those that are asked first stand in the view of a withdrawal.
  isShown: ({ context: { asksFirst } }) => !asksFirst,
  // The form is asked for as soon as the page is in a browser.
  isWaiting: (form) => form.matches('waiting'),
  variantName: ({ context: { typed, shopper, errors, error }, value }) =>
    value === 'editing'
      ? [
          Object.keys(typed).length === 0 ? 'empty' : '',
          shopper === null ? '' : 'filled in by the shop',
          Object.keys(errors).length === 0 ? '' : 'a wrong field',
          error === null ? '' : 'an error',
        ]
          .filter(Boolean)
          .join(', ')
      : '',
  show: (form, record) => ({
    flows: { session: snapshotAt(sessionModel, 'anonymous.browsing') },
    node: <CustomerServiceView form={standIn('contactForm', form, record)} />,
  }),
});
