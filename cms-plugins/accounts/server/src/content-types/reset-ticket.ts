import { hidden } from './hidden'

/** A ticket that allows one new password for one address. It is issued in exchange for a correct code or link. */
export const resetTicket = {
  schema: {
    kind: 'collectionType',
    collectionName: 'accounts_reset_tickets',
    info: { singularName: 'reset-ticket', pluralName: 'reset-tickets', displayName: 'Reset ticket' },
    options: { draftAndPublish: false },
    pluginOptions: hidden,
    indexes: [
      { name: 'accounts_reset_tickets_ticket_unique', columns: ['ticket_hash'], type: 'unique' },
      { name: 'accounts_reset_tickets_address', columns: ['address_key'] },
      { name: 'accounts_reset_tickets_expires', columns: ['expires_at'] },
    ],
    attributes: {
      ticketHash: { type: 'string', required: true, private: true },
      addressKey: { type: 'string', required: true, private: true },
      expiresAt: { type: 'datetime', required: true },
    },
  },
}
