import { namesOf } from '@artha/contract/names-of'
import type { BinnedItem } from '@artha/contract/desk'

type Kind = BinnedItem['kind']

const models: Record<Kind, string> = { article: 'api::article.article', story: 'api::story.story' }

/** Returns the newsroom's kind for a content type of the panel; undefined for any other type. */
export const kindOf = (model: string): Kind | undefined => namesOf(models).find((kind) => models[kind] === model)

/** Returns the address of an entry's edit page within the panel. */
export const entryAddress = (kind: Kind, id: string) => `/content-manager/collection-types/${models[kind]}/${id}`
