import { jsonResponse } from './raw-responses.ts';

/** An error of the content backend: no envelope. */
export function contentError(
  status: 400 | 404 | 405 | 500 | 503,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return jsonResponse({ code, message, data: { status } }, status, headers);
}
