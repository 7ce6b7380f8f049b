import type { Core } from '@strapi/strapi'

const batch = 500

/**
 * Stores who uploaded the files of before there were owners, by the audit trail; '' for files of the Studio and of the seed, which only admins may
 * change on the desk. Runs at each start and writes nothing if all files have one.
 */
export async function recordOwnersOfOldFiles(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db
  const without: { id: number; url: string }[] = await connection('files').select('id', 'url').whereNull('owner_id').orderBy('id')
  if (without.length === 0) return
  const uploads: { actor: string; subject: string }[] = await connection('accounts_audit_entries')
    .select('actor', 'subject')
    .where('action', 'media.upload')
    .where('actor', 'like', 'user:%')
  const ownerOf = new Map(uploads.map(({ actor, subject }) => [subject, actor.slice('user:'.length)]))
  const byOwner = new Map<string, number[]>()
  for (const { id, url } of without) {
    const owner = ownerOf.get(`media:${url}`) ?? ''
    const ids = byOwner.get(owner) ?? []
    ids.push(id)
    byOwner.set(owner, ids)
  }
  for (const [owner_id, ids] of byOwner) {
    for (let at = 0; at < ids.length; at += batch) {
      await connection('files')
        .whereIn('id', ids.slice(at, at + batch))
        .update({ owner_id })
    }
  }
}
