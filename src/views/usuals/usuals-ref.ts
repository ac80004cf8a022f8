import type { ActorRefFrom } from 'xstate';
import type { usualsMachine } from '../../../machines/usuals/usuals.machine.ts';

export type UsualsRef = ActorRefFrom<typeof usualsMachine>;
