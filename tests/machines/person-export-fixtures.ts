import type { PersonExport } from '../../contract/api/account/person-export.ts';

/** What the shop knows of a shopper with one address and nothing bought. */
export const aPersonExport = (given: Partial<PersonExport> = {}): PersonExport => ({
  shop: 'Cestolieto',
  exportedAt: '2026-11-21T09:30:00.000Z',
  userId: 7,
  data: {
    users: [
      { user_id: 7, first_name: 'Giulia', last_name: 'Ferri', login: 'demo@cestolieto.example', phone: null },
    ],
    addresses: [{ address_id: 12, address1: 'Via Appia Nuova', address_number: '10', city: 'Roma' }],
    orders: [],
    sessions: [{ session_id: 3, remember: true }],
    unknown_table: [{ facts: { seen: ['a', 'b'] } }],
  },
  ...given,
});
