import { createPublicKey, generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { inflateRawSync } from 'node:zlib';
import { escapeHtml } from '../../http/escape-html.ts';
import type { DemoPerson } from './demo-persons.ts';
import type { IdentityContext } from './identity.context.ts';

const minuteMs = 60_000;
const mostRequestBytes = 64 * 1024;
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';

async function makeKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

const keyOf = (scope: Pick<IdentityContext, 'secrets'>) => scope.secrets.ofPurpose('saml', makeKey);

/** The public key the embedded provider's signatures are checked with. */
export async function embeddedSamlCertificate(scope: Pick<IdentityContext, 'secrets'>): Promise<string> {
  return createPublicKey(await keyOf(scope))
    .export({ type: 'spki', format: 'pem' })
    .toString();
}

/** A request for a login: which one, for whom, and where its answer goes. */
export interface SamlQuestion {
  readonly requestId: string;
  readonly audience: string;
  readonly answerUrl: string;
}

/** Reads a request as the redirect binding carries it; null for anything else. */
export function readSamlQuestion(samlRequest: string): SamlQuestion | null {
  let xml: string;
  try {
    const packed = Buffer.from(samlRequest, 'base64');
    xml = inflateRawSync(packed, { maxOutputLength: mostRequestBytes }).toString('utf8');
  } catch {
    // Not packed as the binding wants it: no request.
    return null;
  }
  const requestId = /<(?:\w+:)?AuthnRequest\b[^>]*\sID="(?<id>[\w-]+)"/.exec(xml)?.groups?.['id'];
  const answerUrl = /\sAssertionConsumerServiceURL="(?<url>[^"]+)"/.exec(xml)?.groups?.['url'];
  const audience = /<(?:\w+:)?Issuer\b[^>]*>(?<issuer>[^<]+)</.exec(xml)?.groups?.['issuer'];
  if (requestId === undefined || answerUrl === undefined || audience === undefined) return null;
  return { requestId, answerUrl, audience };
}

const attribute = (name: string, value: string) =>
  `<saml:Attribute Name="${name}"><saml:AttributeValue>${escapeHtml(value)}</saml:AttributeValue></saml:Attribute>`;

/** What the embedded provider says of a person, for one request; signed separately. */
export function samlResponse(given: {
  readonly question: SamlQuestion;
  readonly person: DemoPerson;
  readonly issuer: string;
  readonly now: Date;
}): string {
  const { question, person, now } = given;
  const [at, until] = [now, new Date(now.getTime() + 5 * minuteMs)].map((date) => date.toISOString());
  const id = () => `_${randomBytes(20).toString('hex')}`;
  const issuer = `<saml:Issuer>${escapeHtml(given.issuer)}</saml:Issuer>`;
  const answerUrl = escapeHtml(question.answerUrl);
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id()}" Version="2.0" IssueInstant="${at}" Destination="${answerUrl}" InResponseTo="${question.requestId}">${issuer}<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion ID="${id()}" Version="2.0" IssueInstant="${at}">${issuer}<saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">${escapeHtml(person.email)}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${question.requestId}" NotOnOrAfter="${until}" Recipient="${answerUrl}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${escapeHtml(question.audience)}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at}" SessionIndex="${id()}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${attribute('email', person.email)}${attribute('firstName', person.firstName)}${attribute('lastName', person.lastName)}</saml:AttributeStatement></saml:Assertion></samlp:Response>`;
}

/** Signs the assertion of a response with a private key in PEM. */
export async function signedAssertion(xml: string, privateKey: string): Promise<string> {
  // Loaded with the first single sign-on: a shop starts without it.
  const { SignedXml } = await import('xml-crypto');
  const assertion = "//*[local-name(.)='Assertion']";
  const signature = new SignedXml({
    privateKey,
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: exclusive,
  });
  signature.addReference({
    xpath: assertion,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', exclusive],
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
  });
  const location = { reference: `${assertion}/*[local-name(.)='Issuer']`, action: 'after' as const };
  signature.computeSignature(xml, { location });
  return signature.getSignedXml();
}

/** A signed response of the embedded provider, as the POST binding carries it. */
export async function issueSamlResponse(
  scope: Pick<IdentityContext, 'now' | 'secrets'>,
  given: { question: SamlQuestion; person: DemoPerson; issuer: string },
): Promise<string> {
  const xml = samlResponse({ ...given, now: scope.now });
  return Buffer.from(await signedAssertion(xml, await keyOf(scope))).toString('base64');
}
