import { fromPromise } from 'xstate';
import type { MailForm } from '../../contract/api/content/content-form.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { ContactLetter, ContactShopper, OpenedContactForm } from './contact-form.types.ts';

export const contactFormActors = ({
  services,
  formId,
}: {
  services: () => Promise<ShopServices>;
  /** Which of the shop's forms (X07). */
  formId: number;
}) => ({
  loadForm: fromPromise<OpenedContactForm, { isLoggedIn: boolean }>(
    async ({ input: { isLoggedIn }, signal }) => {
      const all = await services();
      const view = async (): Promise<ContactShopper> => {
        const { firstName, lastName, email } = await (
          await all.account()
        ).profile.view({ signal, silent: true });
        return { name: `${firstName} ${lastName}`.trim(), email };
      };
      const [form, shopper] = await Promise.all([
        all.contactForm().then((service) => service.view(formId, { signal })),
        // One can write without being told of.
        isLoggedIn ? view().catch(() => null) : null,
      ]);
      return { form, shopper };
    },
  ),
  renewForm: fromPromise<MailForm>(async ({ signal }) =>
    (await (await services()).contactForm()).view(formId, { signal }),
  ),
  sendForm: fromPromise<string, ContactLetter>(async ({ input: { form, values }, signal }) => {
    const { action, security } = form;
    return (await (await services()).contactForm()).send({ action, security, values }, { signal });
  }),
});
