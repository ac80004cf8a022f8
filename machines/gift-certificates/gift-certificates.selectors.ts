import type { SnapshotFrom } from 'xstate';
import type { giftCertificatesMachine } from './gift-certificates.machine.ts';

type GiftCertificates = SnapshotFrom<typeof giftCertificatesMachine>;

export const shownLoyalty = (gifts: GiftCertificates) => gifts.context.loyalty;
/** The group of certificates that is looked at. */
export const shownGroup = (gifts: GiftCertificates) => gifts.context.group;
/** The certificate on its way to the cart, or waiting for session or service. */
export const usedCode = (gifts: GiftCertificates) => gifts.context.code;
/** The certificate that was put on the cart last, or refused with an error. */
export const toldCode = (gifts: GiftCertificates) => gifts.context.told;
export const loyaltyError = (gifts: GiftCertificates) => gifts.context.error;
export const isGiftOnItsWay = (gifts: GiftCertificates): boolean => gifts.matches('applying');
export const isCardShown = (gifts: GiftCertificates): boolean => gifts.matches('showingCard');
/** Nobody is logged in, and the login was dismissed. */
export const isLoyaltySignedOut = (gifts: GiftCertificates): boolean =>
  gifts.matches('failed') && gifts.context.error?.failure === 'dismissed';
export const hasLoyaltyFailed = (gifts: GiftCertificates): boolean =>
  gifts.matches('failed') && !isLoyaltySignedOut(gifts);
export const isLoyaltySettled = (gifts: GiftCertificates): boolean => !gifts.matches('loading');
