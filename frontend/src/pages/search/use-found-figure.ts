import type { SearchAnswer } from '@artha/contract/search'
import { useConditionalRead } from '../../api/use-read.ts'
import { bestFigure, figureByName } from '../../features/figures/quoted-figure.ts'
import { requestedFigure } from '../../features/figures/requested-figure.ts'
import { figuresFound, inOrder, isAbout } from '../../features/search/found-items.ts'
import type { NotedSuggestion } from '../../features/search/search-suggestions.ts'
import { todayInIndia } from '../../lib/india-clock.ts'
import { figurePath } from '../../lib/paths.ts'

/** A figure must be among this many first results to count as the answer. */
const nearest = 3

/** Returns the official figure that answers a text, with today's value. Undefined if other results match better. */
export function useFoundFigure(text: string, answer: SearchAnswer | undefined): NotedSuggestion | undefined {
  const found = answer ? inOrder(answer).filter((piece) => isAbout(piece, text.split(' ').length)) : []
  const named = requestedFigure(text)
  const keys = named ? [named.key] : figuresFound(found)
  const rows = useConditionalRead('listFigures', keys.length > 0 ? [{ query: { keys: keys.toSorted().join(',') } }] : null).data
  const figure = rows && (named ? figureByName(rows, named, text, todayInIndia()) : bestFigure(rows, keys, text, todayInIndia()))
  if (figure === undefined) return undefined
  const to = figurePath(figure.key)
  const isNear = named !== undefined || figure.isNamed || found.findIndex(({ path }) => path === to) < nearest
  return isNear ? { name: figure.title, words: figure.words, to } : undefined
}
