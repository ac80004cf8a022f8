import { WithdrawalView } from '../../../src/views/withdrawal/WithdrawalView.tsx';
import { contactFormModel } from '../../../paths/models/contact-form/contact-form.model.ts';
import { sessionModel } from '../../../paths/models/session/session.model.ts';
import { standIn } from '../../stand-in.ts';
import { snapshotAt } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'page',
  model: contactFormModel,
  isShown: ({ context: { asksFirst } }) => asksFirst,
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
      : value === 'confirming' && error !== null
        ? 'an error'
        : '',
  show: (form, record) => ({
    flows: { session: snapshotAt(sessionModel, 'anonymous.browsing') },
    node: <WithdrawalView form={standIn('contactForm', form, record)} />,
  }),
});
