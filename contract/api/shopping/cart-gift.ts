import * as v from 'valibot';
import { cartSchema } from './cart.ts';
import { defineEndpoint } from '../endpoint.ts';
import { giftCertificateSchema } from './gift.ts';
import { flag, text } from '../params.ts';

const code = { code: text(40, 1) };
const codeAndSectors = v.object({ ...code, show_sectors: v.optional(flag(), false) });

export const checkGiftCode = defineEndpoint({
  id: 'C10',
  call: 'GET /cart-giftcertificate/check',
  auth: 'login',
  params: v.object(code),
  data: v.object({ valid: v.literal(true), giftCertificate: giftCertificateSchema }),
});

export const addGiftCode = defineEndpoint({
  id: 'C11',
  call: 'POST /cart-giftcertificate/add_code',
  auth: 'login',
  effect: 'write',
  params: codeAndSectors,
  data: cartSchema,
});

export const removeGiftCode = defineEndpoint({
  id: 'C12',
  call: 'POST /cart-giftcertificate/remove_code',
  auth: 'login',
  effect: 'write',
  params: codeAndSectors,
  data: cartSchema,
});
