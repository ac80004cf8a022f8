import { readFile } from 'node:fs/promises';
import type { Endpoint } from '../../../contract/api/endpoint.ts';
import { htmlResponse, jsonResponse } from '../../http/raw-responses.ts';
import type { NameConfig } from './openapi.ts';
import type { RawRoute } from '../../http/raw-route.ts';

const script = new URL('./try-it.js', import.meta.url);

/** The description of the API and a page to try it, in development; what makes them is loaded when they are asked. */
export function openApiRoutes(
  endpoints: () => readonly Endpoint[],
  names: NameConfig,
): readonly RawRoute<unknown>[] {
  const described = async () => {
    const { openApiDocument } = await import('./openapi.ts');
    return openApiDocument(endpoints(), names);
  };
  return [
    {
      method: 'GET',
      pattern: '/__dev/openapi.json',
      handle: async () => jsonResponse(await described(), 200, { 'Cache-Control': 'no-cache' }),
    },
    {
      method: 'GET',
      pattern: '/__dev/api',
      handle: async () => {
        const { apiPage } = await import('./api.page.ts');
        return htmlResponse(apiPage(await described(), names));
      },
    },
    {
      method: 'GET',
      pattern: '/__dev/api.js',
      handle: async () =>
        new Response(await readFile(script), {
          headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
        }),
    },
  ];
}
