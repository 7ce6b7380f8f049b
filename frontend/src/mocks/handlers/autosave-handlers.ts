import type { AutosaveAnswer } from '@artha/contract/autosave'
import type { Publication } from '../data/publication-lists.ts'
import { tabList } from '../data/tab-list.ts'
import { mockEndpoint } from './mock-endpoint.ts'
import { refuse } from './refusal.ts'

/** Unsaved text of the one user of the mocks. */
const autosaves = tabList<{ _id: string; own: NonNullable<AutosaveAnswer['own']> }>('autosaves', [])

/** Deletes the unsaved text after a save. */
export const deleteAutosave = (id: string) => autosaves.remove(id)

export const autosaveHandlers = ({ articles }: Publication) => [
  mockEndpoint('readAutosave', ({ id }) =>
    articles.find(id) === undefined ? refuse('not-found') : { own: autosaves.find(id)?.own ?? null, others: [] },
  ),
  mockEndpoint('autosave', ({ id, body: { basedOn, seen, values } }) => {
    const article = articles.find(id)
    if (article === undefined) return refuse('not-found', 'Article not found.')
    const turn = autosaves.find(id)?.own.turn ?? 0
    if (basedOn !== article.version || turn !== seen) return refuse('conflict', 'It was written in from elsewhere since.')
    const own = { basedOn, turn: turn + 1, savedAt: new Date().toISOString(), values }
    autosaves.put({ _id: id, own })
    return { turn: own.turn, savedAt: own.savedAt, others: [] }
  }),
  mockEndpoint('forgetAutosave', ({ id }) => {
    if (articles.find(id) === undefined) return refuse('not-found')
    deleteAutosave(id)
    return { message: 'Discarded.' }
  }),
]
