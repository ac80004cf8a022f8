import type { ActorRefFrom } from 'xstate';
import type { profileMachine } from '../../../machines/profile/profile.machine.ts';

export type ProfileRef = ActorRefFrom<typeof profileMachine>;
