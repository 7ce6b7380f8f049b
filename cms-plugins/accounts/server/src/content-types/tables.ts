/** Hides a type from the panel's content lists, because only this plugin writes its rows. */
export const hidden = { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } }

/** One sign-in of a user. The user is a plain number, not a relation, so the session of a deleted user finds no user. */
export const session = {
  schema: {
    kind: 'collectionType',
    collectionName: 'accounts_sessions',
    info: { singularName: 'session', pluralName: 'sessions', displayName: 'Session' },
    options: { draftAndPublish: false },
    pluginOptions: hidden,
    indexes: [
      { name: 'accounts_sessions_token_unique', columns: ['token_hash'], type: 'unique' },
      { name: 'accounts_sessions_user', columns: ['user_id'] },
    ],
    attributes: {
      tokenHash: { type: 'string', required: true, private: true },
      userId: { type: 'integer', required: true },
      device: { type: 'string', required: true },
      startedAt: { type: 'datetime', required: true },
      lastUsedAt: { type: 'datetime', required: true },
    },
  },
}

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

/** An audit entry: the time, the actor, the action and the subject. Rows are only added; triggers of `makeAppendOnly` refuse other changes. */
export const auditEntry = {
  schema: {
    kind: 'collectionType',
    collectionName: 'accounts_audit_entries',
    info: { singularName: 'audit-entry', pluralName: 'audit-entries', displayName: 'Audit entry' },
    options: { draftAndPublish: false },
    pluginOptions: hidden,
    indexes: [{ name: 'accounts_audit_entries_at', columns: ['at'] }],
    attributes: {
      at: { type: 'datetime', required: true },
      actor: { type: 'string', required: true },
      action: { type: 'string', required: true },
      subject: { type: 'string', required: true },
      details: { type: 'json' },
    },
  },
}
