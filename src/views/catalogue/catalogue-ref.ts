import type { ActorRefFrom } from 'xstate';
import type { catalogueMachine } from '../../../machines/catalogue/catalogue.machine.ts';

export type CatalogueRef = ActorRefFrom<typeof catalogueMachine>;
