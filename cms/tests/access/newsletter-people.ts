import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Knex } from 'knex'
import type { Asking, CmsWithMail } from './cms-with-mail'
import type { ReceivedMail } from './mail-server'

let visitors = 0

/** Returns an address that was not used before. */
export const newVisitor = () => `visitor${(visitors += 1)}@mail${visitors}.example`

export const askFor = ({ ask }: CmsWithMail, email: unknown, asking: Asking = {}) =>
  ask('/api/newsletter/subscriptions', { body: { email }, ...asking })

export const confirmBy = ({ ask }: CmsWithMail, link: string) => ask('/api/newsletter/confirmations', { body: { link } })

/** Returns the secret of the link in a mail that asks; "" if the mail has none. */
export const secretIn = (mail: ReceivedMail | undefined): string => /\/newsletter\/confirm#([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? ''

/** Returns the path of the unsubscribe link of a mail. */
export const leavePathIn = (mail: ReceivedMail | undefined): string =>
  /https?:\/\/[^/\s]+(\/auth\/unsubscribe\/[\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

/** Returns the secret of the `count`th mail to an address, which asks it. */
export const askedOf = async ({ mail }: CmsWithMail, email: string, count = 1): Promise<string> =>
  secretIn((await mail.mailsTo(email, count))[count - 1])

/** Subscribes a visitor. Returns the address and the path of the link to leave. */
export async function newSubscriber(own: CmsWithMail, email = newVisitor()) {
  await askFor(own, email)
  const secret = await askedOf(own, email)
  await confirmBy(own, secret)
  return { email, secret, leavePath: leavePathIn((await own.mail.mailsTo(email, 2))[1]) }
}

interface SubscriberState {
  person_key: string
  state: string
  user_id: number | null
  proven_at: unknown
}

export const rowOf = async ({ database }: CmsWithMail, email: string): Promise<SubscriberState | undefined> =>
  database<SubscriberState & { email: string }>('accounts_subscribers').where({ email }).first('person_key', 'state', 'user_id', 'proven_at')

/** Returns the events of a person, oldest first, as "asked, site form". */
export async function eventsOf({ database }: CmsWithMail, personKey: string | undefined): Promise<string[]> {
  const rows = await database('accounts_consent_events')
    .where({ person_key: personKey ?? '' })
    .orderBy('id')
    .select('event', 'form')
  return rows.map(({ event, form }) => `${event}, ${form}`)
}

async function tablesOf(database: Knex): Promise<string[]> {
  const isPostgres = database.client.config.client === 'pg'
  const rows: { name: string }[] = isPostgres
    ? await database('information_schema.tables').where({ table_schema: 'public' }).select({ name: 'table_name' })
    : await database('sqlite_master').where({ type: 'table' }).select('name')
  return rows.map(({ name }) => name)
}

/** Returns the names of the tables with a row that contains the text. */
export async function tablesWith(database: Knex, text: string): Promise<string[]> {
  const found = []
  for (const table of await tablesOf(database)) if (JSON.stringify(await database(table)).includes(text)) found.push(table)
  return found
}

/** Returns the files in a folder, and in those within, whose bytes contain the text. */
export async function filesWith(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name))
  const found = []
  for (const file of files) if ((await readFile(file)).includes(text)) found.push(path.relative(folder, file))
  return found
}
