import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { studioAdmin } from '../running-cms'

/** Adds another Studio administrator with the password of the first. Returns the e-mail address. */
export async function invitedAddress(database: Knex): Promise<string> {
  const email = `invited-${randomUUID()}@artha.example`
  const [row] = await database('admin_users').where({ email: studioAdmin.email })
  const { id: _id, document_id: _document, ...rest } = row
  await database('admin_users').insert({ ...rest, email, username: null })
  return email
}
