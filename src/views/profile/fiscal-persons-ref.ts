import type { ActorRefFrom } from 'xstate';
import type { fiscalPersonsMachine } from '../../../machines/fiscal-persons/fiscal-persons.machine.ts';

export type FiscalPersonsRef = ActorRefFrom<typeof fiscalPersonsMachine>;
