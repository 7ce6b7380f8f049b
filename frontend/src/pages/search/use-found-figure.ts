import type { SearchAnswer } from '@artha/contract/search'
import { useWantedRead } from '../../api/use-read.ts'
import { askedFigure } from '../../features/figures/asked-figures.ts'
import { bestFigure, figureByName } from '../../features/figures/said-figure.ts'
import { figuresFound, inOrder, isAbout } from '../../features/search/found-pieces.ts'
import type { Noted } from '../../features/search/search-offers.ts'
import { todayInIndia } from '../../lib/india-clock.ts'
import { figurePath } from '../../lib/paths.ts'

/** A figure must be among this many first results to count as the answer. */
const nearest = 3

/** Returns the official figure that answers a text, with today's value. Undefined if other results match better. */
export function useFoundFigure(text: string, answer: SearchAnswer | undefined): Noted | undefined {
  const found = answer ? inOrder(answer).filter((piece) => isAbout(piece, text.split(' ').length)) : []
  const named = askedFigure(text)
  const keys = named ? [named.key] : figuresFound(found)
  const rows = useWantedRead('listFigures', keys.length > 0 ? [{ query: { keys: keys.toSorted().join(',') } }] : null).data
  const figure = rows && (named ? figureByName(rows, named, text, todayInIndia()) : bestFigure(rows, keys, text, todayInIndia()))
  if (figure === undefined) return undefined
  const to = figurePath(figure.key)
  const isNear = named !== undefined || figure.isNamed || found.findIndex(({ path }) => path === to) < nearest
  return isNear ? { name: figure.title, words: figure.words, to } : undefined
}
