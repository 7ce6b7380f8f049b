import type { Core } from '@strapi/strapi'

/** Of knex's client, which has no types there. */
interface Connecting {
  connectionSettings: { connectionTimeoutMillis?: number }
}

/** A start has time: on a busy machine, or while another replica brings the tables up to date, a connection takes its own. */
export const connectAtStartMs = 10_000
/** Readers wait for a connection at most so long: then they are told when to come again. */
const connectMs = 3_000

/** Called before the first reader comes. What was connected before stays; a file of SQLite has no connections to wait for. */
export function shortenConnectWait({ db }: Pick<Core.Strapi, 'db'>): void {
  // Knex gives its client without types; it reads these settings anew for each connection
  const { connectionSettings } = db.connection.client as Connecting
  if (connectionSettings.connectionTimeoutMillis !== undefined) connectionSettings.connectionTimeoutMillis = connectMs
}
