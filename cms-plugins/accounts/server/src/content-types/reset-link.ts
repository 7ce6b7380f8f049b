import { hidden } from './hidden'

/** A link in a reset mail, which works like the six-digit code beside it. Addresses without an account get rows that no link matches. */
export const resetLink = {
  schema: {
    kind: 'collectionType',
    collectionName: 'accounts_reset_links',
    info: { singularName: 'reset-link', pluralName: 'reset-links', displayName: 'Reset link' },
    options: { draftAndPublish: false },
    pluginOptions: hidden,
    indexes: [
      { name: 'accounts_reset_links_link_unique', columns: ['link_hash'], type: 'unique' },
      { name: 'accounts_reset_links_address', columns: ['address_key'] },
      { name: 'accounts_reset_links_expires', columns: ['expires_at'] },
    ],
    attributes: {
      linkHash: { type: 'string', required: true, private: true },
      addressKey: { type: 'string', required: true, private: true },
      userId: { type: 'integer', required: true },
      expiresAt: { type: 'datetime', required: true },
    },
  },
}
