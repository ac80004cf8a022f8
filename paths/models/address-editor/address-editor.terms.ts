import type { ResolvedAddress } from '../../../contract/api/shopping/address.ts';
import type { Address } from '../../../contract/api/shopping/delivery.ts';
import type { addressEditorActors } from '../../../machines/address-editor/address-editor.actors.ts';
import type { addressEditorLogic } from '../../../machines/address-editor/address-editor.logic.ts';
import type { DetailFields, PlaceFields } from '../../../machines/address-editor/address-editor.types.ts';
import { type Step } from '../../kit/step.ts';

export type EditorStep = Step<typeof addressEditorLogic, ReturnType<typeof addressEditorActors>>;

export type Editor = EditorStep['after'];

export const home: PlaceFields = {
  address1: 'Via Appia Nuova',
  addressNumber: '120',
  postalcode: '00183',
  city: 'Roma',
  province: 'RM',
};

export const resolved: ResolvedAddress = { ...home, latitude: 41.88, longitude: 12.51 };

export const checked = ['address1', 'postalcode', 'city', 'province'] as const;

export const starred = ['doorbellName', 'addressName', 'referencePhoneNumber'] as const;

export const rightDetails: DetailFields = {
  doorbellName: 'Rossi',
  addressName: 'Casa',
  floor: '',
  referencePhoneNumber: '3331234567',
};

/** A home that moves, with its door. */
export const savedHome: Address = {
  ...home,
  ...rightDetails,
  addressId: 31,
  addressType: 'home',
  addressTypeId: 2,
  deliveryServiceId: 2,
  addressNote: 'suonare due volte',
  elevator: true,
  latitude: 41.88,
  longitude: 12.51,
  preferred: true,
  active: 1,
  validated: true,
};

export const isBlank = (value: string): boolean => value.trim() === '';
