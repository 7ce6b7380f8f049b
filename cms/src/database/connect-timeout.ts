import type { Core } from '@strapi/strapi'

/** The part of knex's client used here; it has no types. */
interface Connecting {
  connectionSettings: { connectionTimeoutMillis?: number }
}

/** The wait for a connection at a start: on a busy machine, or while another replica updates the tables, connecting is slow. */
export const connectTimeoutAtStartMs = 10_000
/** The longest wait for a connection once readers are served; then they are told when to come again. */
const connectMs = 3_000

/** Shortens the wait for new connections. Called before the first reader comes; SQLite has no connections to wait for. */
export function shortenConnectTimeout({ db }: Pick<Core.Strapi, 'db'>): void {
  // knex's client has no types; it reads these settings for each new connection
  const { connectionSettings } = db.connection.client as Connecting
  if (connectionSettings.connectionTimeoutMillis !== undefined) connectionSettings.connectionTimeoutMillis = connectMs
}
