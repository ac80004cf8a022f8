import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { giftCertificateSchema } from './gift.ts';

const listed = v.object({ giftCertificates: v.array(giftCertificateSchema) });

/** Certificates of the user: given to them, earned by an order, or used by code (LOY-05). */
export const listGiftCertificates = defineEndpoint({
  id: 'U01',
  call: 'GET /giftcertificate/list',
  auth: 'login',
  params: v.object({}),
  data: listed,
});

/** Those of them the shop gave by hand. */
export const listAssignedGiftCertificates = defineEndpoint({
  id: 'U02',
  call: 'GET /giftcertificate/list-manual-assigned',
  auth: 'login',
  params: v.object({}),
  data: listed,
});
