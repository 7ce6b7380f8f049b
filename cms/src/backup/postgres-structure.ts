import type { Client, QueryResultRow } from 'pg'
import * as z from 'zod'
import { BackupError } from './backup-error'

/**
 * Statements that create the tables again, in order; the rows come between `before` and `after`. `sequences` sets the present value of each
 * sequence.
 */
export const structure = z.object({ before: z.array(z.string()), sequences: z.array(z.string()), after: z.array(z.string()) })
type Structure = z.infer<typeof structure>

export interface TableColumns {
  name: string
  columns: string[]
}

const inSchema = `n.nspname = current_schema()`

const listed = async <Row extends QueryResultRow>(client: Client, sql: string): Promise<Row[]> => (await client.query<Row>(sql)).rows

interface ColumnRow {
  table_name: string
  column_name: string
  definition: string
  is_other: boolean
}

/** Selects the column definitions for `create table`. */
const columnsSql = `
  select c.relname as table_name, a.attname as column_name,
    quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod)
      || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') || case when a.attnotnull then ' not null' else '' end as definition,
    a.attidentity <> '' or a.attgenerated <> '' as is_other
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where ${inSchema} and c.relkind = 'r' order by c.relname, a.attnum`

const sequencesSql = `
  select format('create sequence %I as %s start %s increment %s minvalue %s maxvalue %s cache %s%s', c.relname, format_type(s.seqtypid, null),
      s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcache, case when s.seqcycle then ' cycle' else '' end) as made, quote_ident(c.relname) as name,
    (select format('alter sequence %I owned by %I.%I', c.relname, t.relname, a.attname) from pg_depend p join pg_class t on t.oid = p.refobjid
      join pg_attribute a on a.attrelid = t.oid and a.attnum = p.refobjsubid where p.objid = c.oid and p.deptype = 'a' limit 1) as owned
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_sequence s on s.seqrelid = c.oid where ${inSchema} order by c.relname`

/** Selects the constraints, foreign keys last. */
const constraintsSql = `
  select format('alter table %I add constraint %I %s', c.relname, k.conname, pg_get_constraintdef(k.oid)) as made
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where ${inSchema} and k.contype in ('p', 'u', 'c', 'f') order by k.contype = 'f', c.relname, k.conname`

const indexesSql = `
  select pg_get_indexdef(i.indexrelid) as made from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
  where ${inSchema} and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x')) order by 1`

const extensionsSql = `select format('create extension if not exists %I', extname) as made from pg_extension where extname <> 'plpgsql' order by 1`

/** Selects what these statements would not restore. */
const othersSql = `
  select case c.relkind when 'v' then 'the view ' when 'm' then 'the view ' else 'the table ' end || c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where ${inSchema} and c.relkind in ('v', 'm', 'f', 'p')
    and not exists (select from pg_depend p where p.objid = c.oid and p.deptype = 'e') order by 1`

/** Reads the structure of the tables. Must run inside the transaction that reads the rows. */
export async function structureOf(client: Client): Promise<{ statements: Structure; tables: TableColumns[]; notIncluded: string[] }> {
  const columns = await listed<ColumnRow>(client, columnsSql)
  const other = columns.find(({ is_other }) => is_other)
  if (other !== undefined) throw new BackupError(`${other.table_name}.${other.column_name} was created in a way that this program cannot restore.`)
  const byTable = new Map<string, ColumnRow[]>()
  for (const column of columns) byTable.set(column.table_name, [...(byTable.get(column.table_name) ?? []), column])
  const made = async (sql: string) => (await listed<{ made: string }>(client, sql)).map((row) => row.made)
  const sequences = await listed<{ made: string; name: string; owned: string | null }>(client, sequencesSql)
  const stands: string[] = []
  for (const { name } of sequences) {
    const [at] = await listed<{ last_value: string; is_called: boolean }>(client, `select last_value, is_called from ${name}`)
    if (at !== undefined) stands.push(`select setval('${name.replaceAll("'", "''")}', ${at.last_value}, ${at.is_called})`)
  }
  const tablesMade = [...byTable].map(
    ([name, each]) => `create table ${client.escapeIdentifier(name)} (${each.map(({ definition }) => definition).join(', ')})`,
  )
  return {
    statements: {
      before: [...(await made(extensionsSql)), ...sequences.map((each) => each.made), ...tablesMade],
      sequences: stands,
      after: [...sequences.flatMap(({ owned }) => owned ?? []), ...(await made(constraintsSql)), ...(await made(indexesSql))],
    },
    tables: [...byTable].map(([name, each]) => ({ name, columns: each.map(({ column_name }) => column_name) })),
    notIncluded: (await listed<{ name: string }>(client, othersSql)).map(({ name }) => `Not in it: ${name}, which Artha did not make.`),
  }
}
