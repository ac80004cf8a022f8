import * as v from 'valibot';
import { analyticsBatchSchema, analyticsPath } from '../../../contract/api/analytics.ts';
import { currentPreferences } from '../../../contract/rules/session/cookie-preferences.ts';
import { readBodyText } from '../../http/body.ts';
import { isOwnForm } from '../../http/cross-site.ts';
import { readJson } from '../../http/raw-params.ts';
import { htmlResponse, jsonResponse } from '../../http/raw-responses.ts';
import type { RawCall, RawRoute } from '../../http/raw-route.ts';
import { digestKey } from '../../platform/digest-key.ts';
import type { AnalyticsContext } from './analytics.context.ts';
import { eventsPage } from './events.page.ts';

const minuteMs = 60_000;
/** Of one address: a page sends a batch every few seconds at most, and several shoppers may share one. */
const batchesAMinute = 120;

const headers = { 'Cache-Control': 'private, no-store' };

/**
 * Takes a batch of whoever allows statistics (COOK-02): what comes without consent is dropped, whatever sent it. 422 for
 * what is no batch, 403 for another site, 429 for an address that sends more than pages do (T10).
 */
async function collect({ request, requestInfo, context }: RawCall<AnalyticsContext>): Promise<Response> {
  if (!isOwnForm(request, requestInfo)) return jsonResponse({ error: 'site' }, 403, headers);
  const batch = v.safeParse(analyticsBatchSchema, readJson(await readBodyText(request)));
  if (!batch.success) return jsonResponse({ error: 'events' }, 422, headers);
  const { facts, now } = context;
  const choice = currentPreferences(request.headers.get('cookie') ?? '', {
    terms: facts.cookieTerms,
    now: now.getTime(),
  });
  if (choice?.analytics === true) {
    const bucket = digestKey('analytics', requestInfo.address);
    const limit = { bucket, limit: batchesAMinute, windowMs: minuteMs };
    if (!(await context.rateLimits.consume(limit, now)))
      return jsonResponse({ error: 'tooMany' }, 429, { ...headers, 'Retry-After': '60' });
    context.collectedEvents.take(facts.tenantId, batch.output.events, now);
  }
  return new Response(null, { status: 204, headers });
}

async function events({ request, context }: RawCall<AnalyticsContext>): Promise<Response> {
  const latest = context.collectedEvents.latest(context.facts.tenantId);
  return (request.headers.get('accept') ?? '').includes('text/html')
    ? htmlResponse(eventsPage(latest, context.facts.name))
    : jsonResponse(
        { events: latest.map(({ at, event }) => ({ at: at.toISOString(), ...event })) },
        200,
        headers,
      );
}

/** Where the brand's pages send what they count. */
export const analyticsRoutes: readonly RawRoute<AnalyticsContext>[] = [
  { method: 'POST', pattern: analyticsPath, handle: collect },
];

/** What was sent, for who develops; never in production. */
export const analyticsDevRoutes: readonly RawRoute<AnalyticsContext>[] = [
  { method: 'GET', pattern: '/__dev/analytics', handle: events },
];
