import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** Whose data it is; `email` finds what names the person by address alone, null finds nothing that way. */
export interface Person {
  readonly userId: number;
  readonly email: string | null;
}

/** The person as one tenant's tables know them. */
interface TenantPerson extends Person {
  readonly tenantId: string;
}

/**
 * A table that holds something of a person. In its statements `t` is the row.
 * - `owned`: true for the person's rows
 * - `erasure`: the rows go; or they stay with what `set` leaves of them; or they stay as they are, with the reason
 * - `shown`: what an export shows of a row; null for credentials and digests alone
 */
export interface PersonalTable {
  readonly name: string;
  readonly owned: (person: TenantPerson) => SQL;
  readonly erasure: 'delete' | { readonly set: SQL } | { readonly keep: string };
  readonly shown: SQL | null;
}

const everything = sql`to_jsonb(t)`;
const ofUser = ({ userId }: Pick<Person, 'userId'>) => sql`t.user_id = ${userId}`;

const inParent =
  (
    parent: 'carts' | 'orders' | 'pushes' | 'wishlists',
    key: 'cart_id' | 'order_id' | 'push_id' | 'list_id',
  ) =>
  ({ tenantId, userId }: TenantPerson) =>
    sql`EXISTS (SELECT 1 FROM ${sql.identifier(parent)} p WHERE p.tenant_id = ${tenantId}
    AND p.${sql.identifier(key)} = t.${sql.identifier(key)} AND p.user_id = ${userId})`;

const inCart = inParent('carts', 'cart_id');
const inOrder = inParent('orders', 'order_id');
const inList = inParent('wishlists', 'list_id');

/** Mails to the person, and those that name their address, e.g. a letter to customer service. */
const mailsOf = ({ userId, email }: Person) =>
  email === null
    ? ofUser({ userId })
    : sql`(t.user_id = ${userId} OR lower(t.recipient) = ${email}
        OR EXISTS (SELECT 1 FROM regexp_split_to_table(lower(t.text_body), '[^a-z0-9._%+@-]+') word
          WHERE btrim(word, '.') = ${email}))`;

// Links of mails open doors: an export shows what was said, not the tokens.
const readableMail = sql`to_jsonb(t) - 'params' - 'links' - 'html_body'
  || jsonb_build_object('text_body', regexp_replace(t.text_body, '[A-Za-z0-9_-]{43}', '…', 'g'))`;

/** What tells where groceries went and to whom; the town stays for the books. */
const namelessAddress = JSON.stringify({
  addressName: '',
  address1: '',
  addressNumber: '',
  doorbellName: '',
  floor: '',
  referencePhoneNumber: '',
  addressNote: '',
});

const taxLaw = { keep: 'goods and amounts of orders are kept ten years (art. 2220 c.c.)' };

/**
 * Every table with something of a person, children before their parents. A table that points at users, carts, orders
 * or lists must stand here: a test reads the schema.
 */
export const personalTables: readonly PersonalTable[] = [
  {
    name: 'sessions',
    owned: ofUser,
    erasure: 'delete',
    shown: sql`to_jsonb(t) - 'token_hash' - 'family_id'`,
  },
  { name: 'restore_tokens', owned: ofUser, erasure: 'delete', shown: null },
  { name: 'account_tokens', owned: ofUser, erasure: 'delete', shown: null },
  { name: 'login_tokens', owned: ofUser, erasure: 'delete', shown: null },
  {
    name: 'social_persons',
    owned: ({ email }) => sql`lower(t.email) = ${email}`,
    erasure: 'delete',
    shown: sql`to_jsonb(t) - 'code_hash' - 'token_hash'`,
  },
  { name: 'idempotency_keys', owned: ofUser, erasure: 'delete', shown: null },
  {
    name: 'push_deliveries',
    owned: inParent('pushes', 'push_id'),
    erasure: 'delete',
    shown: everything,
  },
  { name: 'pushes', owned: ofUser, erasure: 'delete', shown: everything },
  { name: 'push_settings', owned: ofUser, erasure: 'delete', shown: everything },
  {
    name: 'devices',
    owned: ofUser,
    erasure: 'delete',
    shown: sql`to_jsonb(t) - 'p256dh' - 'auth' - 'family_id'`,
  },
  { name: 'fiscal_persons', owned: ofUser, erasure: 'delete', shown: everything },
  { name: 'exclusions', owned: ofUser, erasure: 'delete', shown: everything },
  { name: 'product_substitutions', owned: ofUser, erasure: 'delete', shown: everything },
  { name: 'product_alerts', owned: ofUser, erasure: 'delete', shown: everything },
  {
    name: 'area_notices',
    owned: ({ email }) => sql`t.email = ${email}`,
    erasure: 'delete',
    shown: everything,
  },
  { name: 'payment_auths', owned: ofUser, erasure: 'delete', shown: everything },
  { name: 'mails', owned: mailsOf, erasure: 'delete', shown: readableMail },
  { name: 'wishlist_items', owned: inList, erasure: 'delete', shown: everything },
  {
    name: 'wishlist_grants',
    owned: (person) => sql`(${ofUser(person)} OR ${inList(person)})`,
    erasure: 'delete',
    shown: everything,
  },
  { name: 'wishlist_links', owned: inList, erasure: 'delete', shown: sql`to_jsonb(t) - 'token_hash'` },
  { name: 'wishlists', owned: ofUser, erasure: 'delete', shown: everything },
  { name: 'cart_lines', owned: inCart, erasure: 'delete', shown: everything },
  { name: 'slot_holds', owned: inCart, erasure: 'delete', shown: everything },
  {
    name: 'user_gifts',
    owned: ofUser,
    erasure: { set: sql`cart_id = NULL` },
    shown: everything,
  },
  { name: 'carts', owned: ofUser, erasure: 'delete', shown: everything },
  { name: 'saved_points', owned: ofUser, erasure: 'delete', shown: everything },
  { name: 'addresses', owned: ofUser, erasure: 'delete', shown: everything },
  { name: 'order_notes', owned: ofUser, erasure: 'delete', shown: everything },
  { name: 'parking_places', owned: inOrder, erasure: 'delete', shown: everything },
  {
    name: 'user_persons',
    owned: ({ userId }) => sql`${userId} IN (t.master_user_id, t.person_user_id)`,
    erasure: 'delete',
    shown: everything,
  },
  {
    name: 'gift_certificates',
    owned: ({ userId }) => sql`t.owner_user_id = ${userId}`,
    erasure: { keep: 'a code and its worth name nobody' },
    shown: everything,
  },
  // Goods and amounts stay ten years (art. 2220 c.c.), not the shopper's own words.
  {
    name: 'order_lines',
    owned: inOrder,
    erasure: { set: sql`claim_text = NULL, note = NULL` },
    shown: everything,
  },
  { name: 'order_invoices', owned: inOrder, erasure: taxLaw, shown: everything },
  { name: 'slot_bookings', owned: inOrder, erasure: taxLaw, shown: everything },
  { name: 'transactions', owned: inOrder, erasure: taxLaw, shown: everything },
  { name: 'payment_intents', owned: inOrder, erasure: taxLaw, shown: sql`to_jsonb(t) - 'token'` },
  {
    name: 'orders',
    owned: ofUser,
    erasure: {
      set: sql`address = address || ${namelessAddress}::jsonb, billing = NULL, order_comment = '', note_id = NULL`,
    },
    shown: everything,
  },
  {
    name: 'consent_answers',
    owned: ofUser,
    erasure: { keep: 'the proof of a consent, which names nobody (art. 7 GDPR)' },
    shown: everything,
  },
  {
    name: 'audit_events',
    owned: ofUser,
    erasure: { keep: 'the trail knows ids alone' },
    shown: sql`to_jsonb(t) - 'once_key'`,
  },
  {
    name: 'users',
    owned: ofUser,
    erasure: {
      // No user name and no e-mail has a colon: nobody can be in the way.
      set: sql`login = 'anonimo:' || user_id, username = 'anonimo:' || user_id, email = '', password_hash = '',
        first_name = '', last_name = '', birthdate = NULL, phone = '', fidelity_card = '', fiscal_code = '',
        user_type_id = 0, profile_level = 0, beta_tester = false, sso_user = false, points = 0, legal_ids = '[]',
        crm_segment_ids = '[]', billing = NULL, language = NULL, default_store_address_id = NULL, spending_cap = NULL`,
    },
    shown: sql`to_jsonb(t) - 'password_hash'`,
  },
];
