import type { Address } from '../../../contract/api/shopping/delivery.ts';

const place = {
  address1: 'Via Appia Nuova',
  addressNumber: '120',
  city: 'Roma',
  province: 'RM',
  postalcode: '00183',
};

const anAddress = (addressId: number, preferred: boolean): Address => ({
  ...place,
  addressId,
  addressName: 'Casa',
  addressType: 'home',
  addressTypeId: 2,
  deliveryServiceId: 2,
  doorbellName: 'Rossi',
  floor: '',
  referencePhoneNumber: '3331234567',
  addressNote: '',
  elevator: false,
  latitude: null,
  longitude: null,
  preferred,
  active: 1,
  validated: true,
});

export const homes = [anAddress(30, false), anAddress(31, false), anAddress(32, true)];
