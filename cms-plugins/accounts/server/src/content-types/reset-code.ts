import { hidden } from './hidden'

/** The current reset code of an address: at most one row each. Addresses without an account get a row too. The address is a keyed hash. */
export const resetCode = {
  schema: {
    kind: 'collectionType',
    collectionName: 'accounts_reset_codes',
    info: { singularName: 'reset-code', pluralName: 'reset-codes', displayName: 'Reset code' },
    options: { draftAndPublish: false },
    pluginOptions: hidden,
    indexes: [
      { name: 'accounts_reset_codes_address_unique', columns: ['address_key'], type: 'unique' },
      { name: 'accounts_reset_codes_expires', columns: ['expires_at'] },
    ],
    attributes: {
      addressKey: { type: 'string', required: true, private: true },
      codeHash: { type: 'string', required: true, private: true },
      expiresAt: { type: 'datetime', required: true },
    },
  },
}
