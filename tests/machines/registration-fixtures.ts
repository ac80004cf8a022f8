import type { Disclaimer } from '../../contract/api/account/disclaimer.ts';
import type { SocialUser } from '../../contract/api/account/social.ts';
import type { AddressCheck } from '../../contract/api/shopping/address.ts';
import type { Store } from '../../contract/api/shopping/delivery.ts';
import type { CheckedPlace } from '../../machines/area-check/area-check.machine.ts';
import type {
  RegistrationDraft,
  RegistrationFields,
  RegistrationInput,
} from '../../machines/registration/registration.types.ts';

/** A form that can be sent. */
export const rightFields: RegistrationFields = {
  firstName: 'Giulia',
  lastName: 'Marchetti',
  birthdate: '12/04/1984',
  phone: '+39 347 555 0182',
  email: 'giulia@posta.example',
  confirmEmail: 'giulia@posta.example',
  password: 'Ortica-e-Timo 7',
  address1: 'Via Appia Nuova',
  addressNumber: '214',
  postalCode: '00183',
  city: 'Roma',
  province: 'RM',
  fidelityCard: '0401123456789',
};

export const brandOfForm: RegistrationInput['brand'] = {
  tenantId: 'bottega',
  name: 'Bottega',
  minPasswordLength: 6,
  loyaltyPrefix: '0401',
};

export const aDraft = (given: Partial<RegistrationDraft['fields']> = {}): RegistrationDraft => {
  const { password: _, ...fields } = rightFields;
  return { fields: { ...fields, ...given }, storeId: 3, accepted: [41] };
};

export const aStore = (storeId: number, given: Partial<Store> = {}): Store => ({
  storeId,
  name: `Roma ${storeId}`,
  address: {
    address1: 'Via Magna Grecia',
    addressNumber: '30',
    postalcode: '00183',
    city: 'Roma',
    province: 'RM',
  },
  latitude: 41.88,
  longitude: 12.51,
  distance: null,
  warehouseId: 89,
  deliveryServices: [{ deliveryServiceId: 1, name: 'Ritiro', showTab: true }],
  ...given,
});

const aStatement = (legalId: number, text: string): Disclaimer => ({
  legalId,
  title: text,
  text,
  required: false,
  order: legalId,
  type: 'registration',
});

/** The first is required, none of the others is. */
export const statements: readonly Disclaimer[] = [
  { ...aStatement(41, 'Ho letto l’informativa privacy.'), required: true },
  aStatement(42, 'Mandatemi offerte e volantino.'),
  aStatement(43, 'Usate i miei acquisti per proporre offerte.'),
];

export const aPerson: SocialUser = {
  provider: 'google',
  firstName: 'Anna',
  lastName: 'Rossi',
  email: 'anna.rossi@posta.example',
  socialToken: 'a-token-of-the-provider',
};

export const aPlace: CheckedPlace = {
  address1: 'Via Appia Nuova',
  addressNumber: '214',
  postalcode: '00183',
  city: 'Roma',
  province: 'RM',
};

export const aCheck = (given: Partial<AddressCheck> = {}): AddressCheck => ({
  active: 1,
  addressNumber: '214',
  validated: true,
  latitude: 41.881,
  longitude: 12.511,
  address: aPlace,
  ...given,
});
