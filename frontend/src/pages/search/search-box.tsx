import type { NearPlace } from '@artha/contract/nearest-places'
import type { SearchAnswer } from '@artha/contract/search'
import type { TermCard } from '@artha/contract/term'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { termPath } from '@artha/contract/term-marks'
import { useSearchReply, useNewestArticles } from '../../api/search-reply.ts'
import { useTerms } from '../../api/terms.ts'
import { useConditionalRead } from '../../api/use-read.ts'
import { bestFigure, figureByName } from '../../features/figures/quoted-figure.ts'
import { requestedFigure } from '../../features/figures/requested-figure.ts'
import { bestTerms } from '../../features/glossary/best-terms.ts'
import { figuresFound, inOrder, isAbout } from '../../features/search/found-items.ts'
import { recentSearches, withSearch } from '../../features/search/recent-searches.ts'
import {
  foundCount,
  type NotedSuggestion,
  searchStatus,
  type SearchSuggestion,
  suggestionsFor,
  titleCount,
  titlesFor,
} from '../../features/search/search-suggestions.ts'
import { SearchPanel } from '../../features/search/search-panel.tsx'
import { browserStore } from '../../lib/browser-store.ts'
import { todayInIndia } from '../../lib/india-clock.ts'
import { figurePath } from '../../lib/paths.ts'
import { searchableText } from './searchable-text.ts'
import { searchText } from './search-text.ts'
import { searchFor } from './search-filters.ts'
import { useCalculations } from './use-calculations.ts'

/** A figure must be among this many first results to count as the answer. */
const nearest = 3

/** Returns the official figure that answers a text, with today's value. Undefined if other results match better. */
function useFoundFigure(text: string, answer: SearchAnswer | undefined): NotedSuggestion | undefined {
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

interface SearchBoxProps {
  isOpen: boolean
  /** Called after a choice, to close the box. */
  onDone: () => void
}

const storedKey = 'recent-searches'
const shownTerms = 3
const termWords = ({ slug, name, meaning }: TermCard) => ({ name, words: meaning, to: termPath(slug) })

/** Amounts are personal: only the words beside them are searched. A percentage needs no search. */
const wordsToSearch = (typed: string, percentage: string | undefined) => (percentage === undefined ? searchableText(typed) : '')

/** The site-wide search. Recent searches are stored on this device only, without amounts. */
export function SearchBox({ isOpen, onDone }: SearchBoxProps) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [recent, setRecent] = useState(() => recentSearches(browserStore.read(storedKey)))
  // The field shows a key at once; the suggestions follow when the browser has time
  const settled = useDeferredValue(typed)
  const text = searchText(settled)
  const newest = useNewestArticles()
  const terms = useTerms().data
  const { shown: sums, sum, percentage, calculationOf } = useCalculations(text)
  const words = wordsToSearch(settled, percentage)
  const reply = useSearchReply(words, titleCount)
  const titles = useMemo(() => titlesFor(words, reply, newest), [words, reply, newest])
  const foundTerms = useMemo(() => bestTerms(terms ?? [], words, shownTerms).map(termWords), [terms, words])
  const answer = reply?.text === words ? reply.found : undefined
  const figure = useFoundFigure(words, answer)
  const nearest = useNearest(words, words !== '' && answer?.groups.length === 0)
  const groups = suggestionsFor(words, { titles, sums, figure, terms: foundTerms, answer, nearest }, recent)

  function leaveFor(to: string, searched: string) {
    if (searched !== '') {
      const list = withSearch(searched, recentSearches(browserStore.read(storedKey)))
      browserStore.write(storedKey, JSON.stringify(list))
      setRecent(list)
    }
    setTyped('')
    onDone()
    void navigate(to)
  }

  const showAll = (q: string) => leaveFor(searchFor(q), q)

  function choose(offer: SearchSuggestion) {
    if ('to' in offer) leaveFor(offer.to, offer.kind === 'found' ? words : '')
    else showAll(offer.text)
  }

  /** Enter may come before the suggestions have followed the last key. */
  function submit() {
    const last = calculationOf(searchText(typed))
    const searched = wordsToSearch(typed, last.percentage)
    if (last.sum !== undefined) leaveFor(last.sum, '')
    else if (searched !== '') showAll(searched)
  }

  function forget() {
    browserStore.remove(storedKey)
    setRecent([])
  }

  return (
    <SearchPanel
      isOpen={isOpen}
      text={typed}
      groups={groups}
      status={searchStatus({ typed: text, asked: words, isCalculation: sum !== undefined, percentage }, reply, foundCount(groups))}
      onText={setTyped}
      onSubmit={submit}
      onChoose={choose}
      onForget={text === '' && recent.length > 0 ? forget : undefined}
    />
  )
}

/** Returns three sections for a text without results; none if no section is near, before their module has loaded, and while something is found. */
function useNearest(text: string, isNothingFound: boolean): readonly NearPlace[] {
  const [near, setNear] = useState<{ text: string; places: readonly NearPlace[] }>()
  useEffect(() => {
    if (!isNothingFound) return
    let isWanted = true
    import('@artha/contract/nearest-places').then(
      ({ placesNear }) => isWanted && setNear({ text, places: placesNear(text) }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [text, isNothingFound])
  return isNothingFound && near?.text === text ? near.places : []
}
