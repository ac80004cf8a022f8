import * as v from 'valibot';
import { text } from '../../../contract/api/params.ts';
import { readBodyText } from '../../http/body.ts';
import { readJson } from '../../http/raw-params.ts';
import { jsonResponse } from '../../http/raw-responses.ts';
import type { RawCall } from '../../http/raw-route.ts';
import { inEach } from '../../platform/said.ts';
import type { InEach } from '../../platform/said.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { deliverPushes } from '../push/deliver-pushes.ts';
import { tellPerson, tellTopic } from '../push/tell.ts';
import type { DevContext } from './dev.context.ts';

type DevCall = RawCall<Transactional<DevContext>>;

/** A text for every language alike, or one for each. */
const said = (one: ReturnType<typeof text>) =>
  v.union([
    v.pipe(
      one,
      v.transform((same) => inEach(() => same)),
    ),
    v.object({ it: one, 'en-US': one } satisfies InEach<typeof one>),
  ]);

const pushSchema = v.object({
  login: v.nullable(text(120, 1)),
  title: said(text(200, 1)),
  body: said(text(500)),
  nav_to: v.optional(text(500, 1)),
});

/** The newest messages to devices, oldest first, with what became of each (D10). */
export async function listPushes({ context }: DevCall): Promise<Response> {
  const rows = await context.pushes.list();
  const pushes = rows.map((row) => ({
    id: row.pushId,
    userId: row.userId,
    topic: row.topic,
    title: row.title,
    body: row.body,
    nav_to: row.navTo,
    createdAt: row.createdAt.toISOString(),
    notAfter: row.notAfter.toISOString(),
    devices: row.deliveries.map(({ uuid, attempts, sentAt, givenUpAt }) => ({
      uuid,
      attempts,
      sentAt: sentAt?.toISOString() ?? null,
      givenUpAt: givenUpAt?.toISOString() ?? null,
    })),
  }));
  return jsonResponse({ pushes }, 200, { 'Cache-Control': 'private, no-store' });
}

/** Tells the devices of a person, or every device of the topic of all, at once and whatever the hour (D11). */
export async function tellByHand({ context, request }: DevCall): Promise<Response> {
  const asked = v.safeParse(pushSchema, readJson(await readBodyText(request)));
  if (!asked.success) return jsonResponse({ error: 'parameters' }, 422);
  const { login, title, body, nav_to: navTo = null } = asked.output;
  const words = inEach((language) => ({ title: title[language], body: body[language] }));
  const told = { words, navTo, atNight: true };
  const user = login === null ? null : await context.users.findByLogin(login);
  if (login !== null && user === null) return jsonResponse({ error: 'login' }, 404);
  await context.transaction((unit) =>
    user === null
      ? tellTopic(unit, 'all', told)
      : tellPerson(unit, { ...told, userId: user.userId, topic: 'orderStatus' }),
  );
  await deliverPushes(context);
  return jsonResponse({ login, title, body, nav_to: navTo });
}
