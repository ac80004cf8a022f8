import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';

const personExportSchema = v.object({
  /** The brand's name. */
  shop: v.string(),
  /** ISO instant. */
  exportedAt: v.string(),
  userId: v.number(),
  /** Rows by table, without credentials. */
  data: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
});

/** What a shop knows of a person, as it is handed out (art. 15 and 20 GDPR). */
export type PersonExport = v.InferOutput<typeof personExportSchema>;

/** Everything the shop knows of who asks; it is written down that they asked (REG-27). */
export const exportPersonalData = defineEndpoint({
  id: 'R19',
  call: 'POST /user/personal-data',
  auth: 'recentLogin',
  effect: 'write',
  params: v.object({}),
  data: personExportSchema,
});
