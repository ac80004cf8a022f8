import { createHash } from 'node:crypto';

/** A script that stands in a document, as the policy names it. */
const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * The content security policy of a shop whose documents hold these scripts and no others (decision 018); a brand's tag manager
 * may load from its origins and send there.
 */
export const contentPolicy = (inlineScripts: readonly string[], origins: readonly string[] = []): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts.map(hashOf), ...origins].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...origins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...origins].join(' '),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

interface SecurityOptions {
  /** The request came over https. */
  isSecure: boolean;
  /** Null where a development server injects scripts of its own. */
  policy: string | null;
  /** A picture, which the mobile app shows in pages of another origin. */
  isPicture: boolean;
}

/** Sets the headers by which a browser keeps other sites out of a response (decision 018). */
export function setSecurityHeaders(headers: Headers, { isSecure, policy, isPicture }: SecurityOptions): void {
  if (policy !== null) headers.set('Content-Security-Policy', policy);
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('X-Frame-Options', 'DENY');
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set('Permissions-Policy', 'camera=(self), microphone=(self), geolocation=(self), payment=()');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Cross-Origin-Resource-Policy', isPicture ? 'cross-origin' : 'same-origin');
  if (isSecure) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
}

/**
 * The policy of the mobile app's document, in a tag: its files are its own, what it calls and shows comes from the shop too. A
 * tag cannot say who may frame the page; nobody can frame a file of the app.
 */
export const appPolicy = (inlineScripts: readonly string[], shop: string): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts.map(hashOf)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${shop}`,
    "font-src 'self'",
    `connect-src 'self' ${shop}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
