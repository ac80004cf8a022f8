import type { ActorRefFrom } from 'xstate';
import type { credentialsMachine } from '../../../machines/credentials/credentials.machine.ts';

export type CredentialsRef = ActorRefFrom<typeof credentialsMachine>;
