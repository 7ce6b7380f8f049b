import { namesOf } from '@artha/contract/names-of'
import type { BinnedItem } from '@artha/contract/desk'

type Kind = BinnedItem['kind']

const models: Record<Kind, string> = { article: 'api::article.article', story: 'api::story.story' }

/** The kind that a content type of the panel is; undefined for one that the newsroom does not know. */
export const kindOf = (model: string): Kind | undefined => namesOf(models).find((kind) => models[kind] === model)

/** Where an entry is edited, within the panel. */
export const entryAddress = (kind: Kind, id: string) => `/content-manager/collection-types/${models[kind]}/${id}`
