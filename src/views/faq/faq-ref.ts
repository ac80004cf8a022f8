import type { ActorRefFrom } from 'xstate';
import type { faqMachine } from '../../../machines/faq/faq.machine.ts';

export type FaqRef = ActorRefFrom<typeof faqMachine>;
