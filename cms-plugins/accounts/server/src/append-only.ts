import type { Core } from '@strapi/strapi'

const table = 'accounts_audit_entries'

const onPostgres = [
  `create or replace function ${table}_only_grow() returns trigger language plpgsql as
   $$ begin raise exception 'the audit trail only grows'; end $$`,
  `create or replace trigger ${table}_only_grow before update or delete on ${table}
   for each row execute function ${table}_only_grow()`,
]

const onSqlite = ['update', 'delete'].map(
  (change) => `create trigger if not exists ${table}_no_${change} before ${change} on ${table}
               begin select raise(abort, 'the audit trail only grows'); end`,
)

/** Adds database triggers that refuse to change or delete audit entries. Safe to run at every start. */
export async function makeAuditTrailAppendOnly(strapi: Core.Strapi): Promise<void> {
  const statements = strapi.db.dialect.client === 'postgres' ? onPostgres : onSqlite
  for (const statement of statements) await strapi.db.connection.raw(statement)
}
