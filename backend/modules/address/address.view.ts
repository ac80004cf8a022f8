import { addressTypeCodes, deliveryServiceCodes } from '../../../contract/api/codes.ts';
import type {
  Address,
  AddressType,
  AddressTypeId,
  DeliveryServiceId,
  ShippingAddress,
} from '../../../contract/api/shopping/delivery.ts';
import type { TenantFacts } from '../../../contract/tenant.ts';
import type { AddressRow } from './address.repository.ts';

const typeNames: Readonly<Record<AddressTypeId, AddressType>> = {
  [addressTypeCodes.home]: 'home',
  [addressTypeCodes.store]: 'store',
  [addressTypeCodes.locker]: 'locker',
};

/** Homes are reached by home delivery, counters and lockers by click-and-collect (ADR-05). */
export const serviceOf = (typeId: AddressTypeId): DeliveryServiceId =>
  typeId === addressTypeCodes.home ? deliveryServiceCodes.homeDelivery : deliveryServiceCodes.pickup;

/** True where the tenant delivers: its list names postal codes or their first digits. */
export function isServed(facts: TenantFacts, postalcode: string): boolean {
  return facts.deliveryCaps.some((cap) => postalcode.startsWith(cap));
}

/** An address as the API answers it; a pickup point is always active. */
export function addressView(row: AddressRow, facts: TenantFacts): Address {
  return {
    addressId: row.addressId,
    addressName: row.addressName,
    addressType: typeNames[row.addressTypeId],
    addressTypeId: row.addressTypeId,
    deliveryServiceId: serviceOf(row.addressTypeId),
    address1: row.address1,
    addressNumber: row.addressNumber,
    city: row.city,
    province: row.province,
    postalcode: row.postalcode,
    doorbellName: row.doorbellName,
    floor: row.floor,
    referencePhoneNumber: row.referencePhoneNumber,
    addressNote: row.addressNote,
    elevator: row.elevator,
    latitude: row.latitude,
    longitude: row.longitude,
    preferred: row.preferred,
    active: row.addressTypeId !== addressTypeCodes.home || isServed(facts, row.postalcode) ? 1 : 0,
    validated: row.validated,
  };
}

/** The place part of an address as cart and order show it. */
export function shippingPlace(address: AddressRow): Omit<ShippingAddress, 'autoAssigned' | 'editable'> {
  const { addressId, addressTypeId, addressName, address1, addressNumber, city, province, postalcode } =
    address;
  return {
    addressId,
    deliveryServiceId: serviceOf(addressTypeId),
    addressTypeId,
    addressName,
    address1,
    addressNumber,
    city,
    province,
    postalcode,
  };
}
