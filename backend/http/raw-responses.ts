/** A JSON answer without envelope: content, version, callbacks and development. */
export function jsonResponse(
  data: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(data), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      ...headers,
    },
  });
}

/** An HTML page of the shop's own tools; never kept by anybody. */
export function htmlResponse(html: string): Response {
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
    },
  });
}

/** A 303 to a path of this site: whatever was posted, the browser goes on with a GET. */
export const seeOther = (path: string): Response => leadTo(path, 303);

/** A 302 to a path of this site, or to the address of an identity provider. */
export const redirect = (location: string): Response => leadTo(location, 302);

function leadTo(location: string, status: 302 | 303): Response {
  return new Response(null, {
    status,
    headers: {
      Location: location,
      'Cache-Control': 'private, no-store',
    },
  });
}
