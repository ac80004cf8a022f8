import type { ActorRefFrom } from 'xstate';
import type { giftCertificatesMachine } from '../../../machines/gift-certificates/gift-certificates.machine.ts';

export type GiftsRef = ActorRefFrom<typeof giftCertificatesMachine>;
