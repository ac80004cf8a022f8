const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

interface SecurityOptions {
  /** The request came over https. */
  isSecure: boolean;
  /** A development server injects scripts of its own. */
  hasPolicy: boolean;
}

/** Sets the headers by which a browser keeps other sites out of a response (decision 018). */
export function setSecurityHeaders(headers: Headers, { isSecure, hasPolicy }: SecurityOptions): void {
  if (hasPolicy) headers.set('Content-Security-Policy', policy);
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('X-Frame-Options', 'DENY');
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), payment=()');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  if (isSecure) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
}
