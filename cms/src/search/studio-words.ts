import { idsWithText } from '@artha/base/folded-rows'
import { fieldsOf } from '@artha/contract/unknown-fields'
import type { Core } from '@strapi/strapi'

/** What Strapi takes for a text; passwords and hidden columns are not among what it searches. */
const textTypes: ReadonlySet<unknown> = new Set(['string', 'text', 'uid', 'email', 'enumeration', 'richtext'])

const searchedOf = (attributes: object): string[] =>
  Object.entries(attributes)
    .filter(([, attribute]) => {
      const { type, searchable } = fieldsOf(attribute)
      return textTypes.has(type) && searchable !== false
    })
    .map(([name]) => name)

interface Params {
  _q?: unknown
  where?: object
}

interface Asked {
  model: { uid: string; attributes: object }
  params?: Params
}

/** In the place of a search by the database, which knows the case of English letters alone, the ids of what has the words. */
async function byFoldedWords(strapi: Core.Strapi, { uid, attributes }: Asked['model'], params: Params, text: string): Promise<void> {
  const numbered = /^\d{1,9}$/.test(text.trim()) ? [{ id: Number(text) }] : []
  const found = { id: { $in: await idsWithText(strapi, uid, searchedOf(attributes), text) } }
  params.where = { $and: [params.where ?? {}, { $or: [found, ...numbered] }] }
  params._q = undefined
}

/** Every search of the Studio, of entries, media, folders and editors, compares as people type. */
export function foldStudioSearch(strapi: Core.Strapi): void {
  // A page and its count have the same parameters, and are read at once.
  const changing = new WeakMap<Params, Promise<void>>()
  const change = async ({ model, params }: Asked) => {
    if (params === undefined || typeof params._q !== 'string' || params._q === '') return
    const changed = changing.get(params) ?? byFoldedWords(strapi, model, params, params._q)
    changing.set(params, changed)
    await changed
  }
  strapi.db.lifecycles.subscribe({ beforeFindMany: change, beforeCount: change })
}
