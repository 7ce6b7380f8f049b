import type { Knex } from 'knex'

/** Runs `act` while 10,000 more accounts exist, "Many 0" to "Many 9999". */
export async function amongManyPeople(database: Knex, act: () => Promise<void>): Promise<void> {
  const rows = Array.from({ length: 10_000 }, (_, at) => ({
    document_id: `many${String(at).padStart(20, '0')}`,
    username: `Many ${at}`,
    username_folded: `many ${at}`,
    email: `many-${at}@many.example`,
    provider: 'local',
    is_admin: false,
    is_allowed_to_create: false,
    is_subscribed: false,
    blocked: false,
    confirmed: true,
    created_at: database.client.config.client === 'pg' ? new Date(at * 60_000) : at * 60_000,
  }))
  await database.batchInsert('up_users', rows, 40)
  try {
    await act()
  } finally {
    await database('up_users').where('email', 'like', '%@many.example').delete()
  }
}
