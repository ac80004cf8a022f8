import type { SnapshotFrom } from 'xstate';
import type { giftCodeMachine } from './gift-code.machine.ts';

type GiftCode = SnapshotFrom<typeof giftCodeMachine>;

export const typedCode = (gift: GiftCode): string => gift.context.code;
export const appliedCode = (gift: GiftCode): string | null => gift.context.applied;
export const giftError = (gift: GiftCode) => gift.context.error;
export const isGiftBusy = (gift: GiftCode): boolean => gift.hasTag('busy');
