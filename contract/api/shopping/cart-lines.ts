import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { flag, flagText, freeText, id, items, jsonObject, num } from '../params.ts';
import { addedInfos, cartSchema, sectorsFlag } from './cart.ts';
import { substitutionInfos } from './substitution.ts';

export const updateCartInfos = defineEndpoint({
  id: 'C08',
  call: 'POST /cart/update-infos',
  auth: 'login',
  effect: 'write',
  params: v.object({
    ...sectorsFlag,
    items: items(
      v.object({
        itemId: id(),
        infos: jsonObject(
          v.objectWithRest(
            {
              accept_alternatives: v.optional(flagText()),
              accept_exclusions: v.optional(flagText()),
              ...substitutionInfos,
            },
            v.optional(freeText()),
          ),
        ),
      }),
    ),
  }),
  data: cartSchema,
});

/**
 * Puts another product in the place of a line's: `quantity` of it, else as much as the line holds by content; the line
 * keeps `keep` of what it has, and its note goes along unless `infos` say otherwise. `is_undo` takes an exchange back: what
 * was in the cart may stand there again though it is sold out. `keep_note` is the note of what the line keeps, as it is now
 * unless it is said. Quantities in pieces or in the selling unit (B-25, B-30).
 */
export const exchangeProduct = defineEndpoint({
  id: 'C14',
  call: 'POST /cart/exchange',
  auth: 'login',
  effect: 'write',
  idempotent: true,
  params: v.object({
    ...sectorsFlag,
    itemId: id(),
    productId: id(),
    quantity: v.optional(num(0)),
    keep: v.optional(num(0), 0),
    keep_note: v.optional(freeText()),
    infos: v.optional(addedInfos),
    is_undo: v.optional(flag(), false),
  }),
  data: cartSchema,
});
