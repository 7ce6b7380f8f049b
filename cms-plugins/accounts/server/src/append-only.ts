import type { Core } from '@strapi/strapi'

const appendOnlyTables = [
  { table: 'accounts_audit_entries', refusal: 'the audit trail only grows' },
  { table: 'accounts_consent_events', refusal: 'the consent ledger only grows' },
]

const onPostgres = (table: string, refusal: string) => [
  `create or replace function ${table}_only_grow() returns trigger language plpgsql as
   $$ begin raise exception '${refusal}'; end $$`,
  `create or replace trigger ${table}_only_grow before update or delete on ${table}
   for each row execute function ${table}_only_grow()`,
]

const onSqlite = (table: string, refusal: string) =>
  ['update', 'delete'].map(
    (change) => `create trigger if not exists ${table}_no_${change} before ${change} on ${table}
               begin select raise(abort, '${refusal}'); end`,
  )

/** Adds database triggers that refuse to change or delete audit entries and consent events. Safe to run at every start. */
export async function makeAppendOnly(strapi: Core.Strapi): Promise<void> {
  const triggersOf = strapi.db.dialect.client === 'postgres' ? onPostgres : onSqlite
  for (const { table, refusal } of appendOnlyTables) {
    for (const statement of triggersOf(table, refusal)) await strapi.db.connection.raw(statement)
  }
}
