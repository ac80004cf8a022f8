import type { ActorRefFrom } from 'xstate';
import type { contactFormMachine } from '../../../machines/contact-form/contact-form.machine.ts';

export type ContactFormRef = ActorRefFrom<typeof contactFormMachine>;
