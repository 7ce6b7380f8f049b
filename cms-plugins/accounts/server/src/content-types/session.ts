import { hidden } from './hidden'

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
