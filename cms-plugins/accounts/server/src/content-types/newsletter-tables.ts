import { hidden } from './tables'

/**
 * An event of a consent to the newsletter, with the words agreed to. The person is a random key, which leads to nobody once the row of
 * `subscriber` is gone. Rows are only added; triggers of `makeAppendOnly` refuse other changes.
 */
export const consentEvent = {
  schema: {
    kind: 'collectionType',
    collectionName: 'accounts_consent_events',
    info: { singularName: 'consent-event', pluralName: 'consent-events', displayName: 'Consent event' },
    options: { draftAndPublish: false },
    pluginOptions: hidden,
    indexes: [{ name: 'accounts_consent_events_person', columns: ['person_key'] }],
    attributes: {
      personKey: { type: 'string', required: true, private: true },
      at: { type: 'datetime', required: true },
      event: { type: 'string', required: true },
      form: { type: 'string', required: true },
      wordsVersion: { type: 'string' },
      words: { type: 'text' },
      agreedAt: { type: 'datetime' },
    },
  },
}

/** The address behind a key of the ledger, and its account if there is one. It is deleted when the person is erased. */
export const subscriber = {
  schema: {
    kind: 'collectionType',
    collectionName: 'accounts_subscribers',
    info: { singularName: 'subscriber', pluralName: 'subscribers', displayName: 'Subscriber' },
    options: { draftAndPublish: false },
    pluginOptions: hidden,
    indexes: [
      { name: 'accounts_subscribers_person_unique', columns: ['person_key'], type: 'unique' },
      { name: 'accounts_subscribers_email_unique', columns: ['email'], type: 'unique' },
      { name: 'accounts_subscribers_state', columns: ['state', 'changed_at'] },
      { name: 'accounts_subscribers_source', columns: ['source', 'id'] },
      { name: 'accounts_subscribers_ask', columns: ['ask_at'] },
    ],
    attributes: {
      personKey: { type: 'string', required: true, private: true },
      email: { type: 'string', required: true, private: true },
      userId: { type: 'integer' },
      state: { type: 'string', required: true },
      source: { type: 'string' },
      changedAt: { type: 'datetime', required: true },
      provenAt: { type: 'datetime' },
      mailedAt: { type: 'datetime' },
      askAt: { type: 'datetime' },
    },
  },
}

/** The link of a mail that asks for a confirmation. A request that nobody may confirm gets a row that no link matches. */
export const newsletterLink = {
  schema: {
    kind: 'collectionType',
    collectionName: 'accounts_newsletter_links',
    info: { singularName: 'newsletter-link', pluralName: 'newsletter-links', displayName: 'Newsletter link' },
    options: { draftAndPublish: false },
    pluginOptions: hidden,
    indexes: [
      { name: 'accounts_newsletter_links_link_unique', columns: ['link_hash'], type: 'unique' },
      { name: 'accounts_newsletter_links_person', columns: ['person_key'] },
      { name: 'accounts_newsletter_links_expires', columns: ['expires_at'] },
    ],
    attributes: {
      linkHash: { type: 'string', required: true, private: true },
      personKey: { type: 'string', required: true, private: true },
      wordsVersion: { type: 'string', required: true },
      words: { type: 'text', required: true },
      expiresAt: { type: 'datetime', required: true },
    },
  },
}

/**
 * An address as a keyed hash. Without a reason it was erased, and gets no newsletter mail until its owner, signed in, subscribes it again.
 * With one, an import must not bring it back: it has `left`, or was `asked` by an import.
 */
export const suppression = {
  schema: {
    kind: 'collectionType',
    collectionName: 'accounts_suppressions',
    info: { singularName: 'suppression', pluralName: 'suppressions', displayName: 'Suppression' },
    options: { draftAndPublish: false },
    pluginOptions: hidden,
    indexes: [{ name: 'accounts_suppressions_address_unique', columns: ['address_hash'], type: 'unique' }],
    attributes: {
      addressHash: { type: 'string', required: true, private: true },
      reason: { type: 'string' },
      at: { type: 'datetime', required: true },
    },
  },
}
