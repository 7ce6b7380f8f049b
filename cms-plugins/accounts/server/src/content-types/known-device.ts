import { hidden } from './hidden'

/** A browser in which an account has signed in. It has its own attempt limit for that account. Token and account are keyed hashes. */
export const knownDevice = {
  schema: {
    kind: 'collectionType',
    collectionName: 'accounts_known_devices',
    info: { singularName: 'known-device', pluralName: 'known-devices', displayName: 'Known device' },
    options: { draftAndPublish: false },
    pluginOptions: hidden,
    indexes: [
      { name: 'accounts_known_devices_unique', columns: ['device_key', 'owner_key'], type: 'unique' },
      { name: 'accounts_known_devices_owner', columns: ['owner_key'] },
      { name: 'accounts_known_devices_expires', columns: ['expires_at'] },
    ],
    attributes: {
      deviceKey: { type: 'string', required: true, private: true },
      ownerKey: { type: 'string', required: true, private: true },
      expiresAt: { type: 'datetime', required: true },
    },
  },
}
