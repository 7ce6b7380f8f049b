import type { Knex } from 'knex'

const notOfAnExtension = (catalog: string, object: string) =>
  `not exists (select 1 from pg_depend where classid = '${catalog}'::regclass and objid = ${object} and deptype = 'e')`

const inPublic = `(select oid from pg_namespace where nspname = 'public')`

/** Queries for the definitions, in the order in which an empty database needs them. Constraints come after the rows. */
const definitions = {
  extensions: `select format('create extension if not exists %I;', extname) as line from pg_extension where extname <> 'plpgsql' order by extname`,
  sequences: `select format('create sequence %I as %s;', sequencename, data_type) as line from pg_sequences where schemaname = 'public' order by sequencename`,
  tables: `
    select format(E'create table %I (\\n%s\\n);', relname, string_agg(
      format('  %I %s%s%s', attname, format_type(atttypid, atttypmod),
        case when attnotnull then ' not null' else '' end, coalesce(' default ' || pg_get_expr(adbin, adrelid), '')), E',\\n' order by attnum)) as line
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relkind = 'r' and relnamespace = ${inPublic} group by relname order by relname`,
  sequenceValues: `
    select format('select setval(%L, %s, %L);', sequencename, coalesce(last_value, 1), last_value is not null) as line
    from pg_sequences where schemaname = 'public' order by sequencename`,
  owners: `
    select format('alter sequence %I owned by %I.%I;', sequence.relname, owner.relname, attname) as line
    from pg_depend join pg_class sequence on sequence.oid = objid and sequence.relkind = 'S' and sequence.relnamespace = ${inPublic}
    join pg_class owner on owner.oid = refobjid join pg_attribute on attrelid = refobjid and attnum = refobjsubid
    where deptype = 'a' order by sequence.relname`,
  constraints: `
    select format('alter table %s add constraint %I %s;', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
    from pg_constraint where connamespace = ${inPublic} and contype <> 'n' order by contype = 'f', conrelid::regclass::text, conname`,
  indexes: `
    select pg_get_indexdef(indexrelid) || ';' as line from pg_index join pg_class on pg_class.oid = indexrelid and relnamespace = ${inPublic}
    where not exists (select 1 from pg_constraint where conindid = indexrelid) order by relname`,
  functions: `
    select pg_get_functiondef(oid) || ';' as line from pg_proc
    where pronamespace = ${inPublic} and ${notOfAnExtension('pg_proc', 'pg_proc.oid')} order by proname`,
  triggers: `select pg_get_triggerdef(oid) || ';' as line from pg_trigger where not tgisinternal order by tgname`,
}

/** Dumps a PostgreSQL database as SQL for an empty one. pg_dump is not part of the tests' server. */
export async function dumpPostgres(database: Knex): Promise<string> {
  return database.transaction(
    async (read) => {
      const lines = async (sql: string) => (await read.raw<{ rows: { line: string }[] }>(sql)).rows.map(({ line }) => line)
      const tables: { name: string }[] = await read('pg_tables').where('schemaname', 'public').orderBy('tablename').select('tablename as name')
      const rows: string[] = []
      for (const { name } of tables) rows.push(...(await rowsOf(read, name)))
      const { extensions, sequences, tables: tableLines, ...after } = definitions
      const before = [...(await lines(extensions)), ...(await lines(sequences)), ...(await lines(tableLines))]
      const last: string[] = []
      for (const sql of Object.values(after)) last.push(...(await lines(sql)))
      return ['begin;', ...before, ...rows, ...last, 'commit;', ''].join('\n')
    },
    { isolationLevel: 'repeatable read' },
  )
}

async function rowsOf(read: Knex.Transaction, table: string): Promise<string[]> {
  const found: { name: string }[] = await read('information_schema.columns')
    .where({ table_schema: 'public', table_name: table })
    .orderBy('ordinal_position')
    .select('column_name as name')
  const columns = found.map(({ name }) => name)
  const list = columns.map((name) => `"${name}"`).join(', ')
  // Each value is quoted by PostgreSQL as text, and its column parses it again.
  const values = columns.map((name) => `quote_nullable("${name}"::text)`).join(`, `)
  const order = columns.includes('id') ? '"id"' : list
  const { rows } = await read.raw<{ rows: { line: string }[] }>(`select concat_ws(', ', ${values}) as line from "${table}" order by ${order}`)
  return rows.map(({ line }) => `insert into "${table}" (${list}) values (${line});`)
}
