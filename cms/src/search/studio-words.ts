import { idsWithText } from '@artha/base/folded-rows'
import { fieldsOf } from '@artha/contract/unknown-fields'
import type { Core } from '@strapi/strapi'

/** The attribute types that Strapi searches as text; passwords and hidden columns are not searched. */
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

/** Filters by the ids of rows with the text, in place of Strapi's search, which ignores case for English letters only. */
async function byFoldedWords(strapi: Core.Strapi, { uid, attributes }: Asked['model'], params: Params, text: string): Promise<void> {
  const numbered = /^\d{1,9}$/.test(text.trim()) ? [{ id: Number(text) }] : []
  const found = { id: { $in: await idsWithText(strapi, uid, searchedOf(attributes), text) } }
  params.where = { $and: [params.where ?? {}, { $or: [found, ...numbered] }] }
  params._q = undefined
}

/** Makes every Studio search, of entries, media, folders and users, ignore case and accents. */
export function foldStudioSearch(strapi: Core.Strapi): void {
  // A page and its count share their parameters and are read at the same time.
  const changing = new WeakMap<Params, Promise<void>>()
  const change = async ({ model, params }: Asked) => {
    if (params === undefined || typeof params._q !== 'string' || params._q === '') return
    const changed = changing.get(params) ?? byFoldedWords(strapi, model, params, params._q)
    changing.set(params, changed)
    await changed
  }
  strapi.db.lifecycles.subscribe({ beforeFindMany: change, beforeCount: change })
}
