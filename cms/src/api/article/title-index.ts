import type { Core } from '@strapi/strapi'

const postgresIndexes = [
  'create extension if not exists pg_trgm',
  'create index if not exists articles_title_trigrams on articles using gin (title_folded gin_trgm_ops)',
  `create index if not exists articles_title_words on articles using gin (to_tsvector('simple', title_folded))`,
]

const ftsTables = [
  { table: 'article_title_trigrams', options: `tokenize = 'trigram case_sensitive 1'` },
  { table: 'article_title_words', options: `tokenize = 'unicode61 remove_diacritics 0', prefix = '1 2'` },
]

const added = (table: string) => `insert into ${table} (rowid, title_folded) values (new.id, new.title_folded);`
const removed = (table: string) => `insert into ${table} (${table}, rowid, title_folded) values ('delete', old.id, old.title_folded);`

const sqliteIndex = ({ table, options }: { table: string; options: string }) => [
  `create virtual table if not exists ${table} using fts5(title_folded, content = 'articles', content_rowid = 'id', ${options})`,
  `create trigger if not exists ${table}_insert after insert on articles begin ${added(table)} end`,
  `create trigger if not exists ${table}_delete after delete on articles begin ${removed(table)} end`,
  `create trigger if not exists ${table}_update after update of title_folded on articles begin ${removed(table)} ${added(table)} end`,
]

/**
 * Creates the indexes of the title search, which Strapi's schemas cannot declare. Safe to run at every start. On SQLite a schema change rebuilds
 * the table and drops the triggers, so the indexes are rebuilt if triggers are missing.
 */
export async function ensureTitleIndex(strapi: Core.Strapi): Promise<void> {
  const database = strapi.db.connection
  if (strapi.db.dialect.client === 'postgres') {
    for (const statement of postgresIndexes) await database.raw(statement)
    return
  }
  const triggers = await database('sqlite_master').where('type', 'trigger').andWhere('name', 'like', 'article_title_%')
  for (const index of ftsTables) {
    for (const statement of sqliteIndex(index)) await database.raw(statement)
    if (triggers.length < ftsTables.length * 3) await database.raw(`insert into ${index.table} (${index.table}) values ('rebuild')`)
  }
}
