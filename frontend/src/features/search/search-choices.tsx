import type { NearPlace } from '@artha/contract/nearest-places'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { browserStore } from '../../lib/browser-store.ts'
import { useNewestArticles, type useSearchReply } from './api.ts'
import { recentSearches, withSearch } from './recent-searches.ts'
import { searchableText, searchFor } from './search-filters.ts'
import { SearchPanel } from './search-panel.tsx'
import { foundCount, searchStatus, suggestionsFor, titlesFor, type NotedSuggestion, type SearchSuggestion } from './search-suggestions.ts'
import { searchText } from '../../lib/search-text.ts'

const storedKey = 'recent-searches'

/** Amounts are personal: only the words beside them are searched. A percentage needs no search. */
export const wordsToSearch = (typed: string, percentage: string | undefined) => (percentage === undefined ? searchableText(typed) : '')

/** A calculation in a text: the link of the filled calculator, or the result of a percentage as a sentence. */
export interface Calculation {
  sum: string | undefined
  percentage: string | undefined
}

interface SearchChoicesProps {
  isOpen: boolean
  /** Called after a choice, to close the box. */
  onDone: () => void
  typed: string
  onText: (typed: string) => void
  /** The typed text that the suggestions below are for, and its words that are searched. It may be a few keys behind. */
  text: string
  words: string
  calculation: Calculation
  sums: readonly NotedSuggestion[]
  /** The calculation of another text, at once. */
  calculationOf: (other: string) => Calculation
  reply: ReturnType<typeof useSearchReply>
  figure: NotedSuggestion | undefined
  terms: readonly NotedSuggestion[]
}

/** The search box with its suggestions. Recent searches are stored on this device only, without amounts. */
export function SearchChoices(props: SearchChoicesProps) {
  const { isOpen, onDone, typed, onText, text, words, calculation, sums, calculationOf, reply, figure, terms } = props
  const navigate = useNavigate()
  const [recent, setRecent] = useState(() => recentSearches(browserStore.read(storedKey)))
  const newest = useNewestArticles()
  const titles = useMemo(() => titlesFor(words, reply, newest), [words, reply, newest])
  const answer = reply?.text === words ? reply.found : undefined
  const nearest = useNearest(words, words !== '' && answer?.groups.length === 0)
  const groups = suggestionsFor(words, { titles, sums, figure, terms, answer, nearest }, recent)
  const { sum, percentage } = calculation

  function leaveFor(to: string, searched: string) {
    if (searched !== '') {
      const list = withSearch(searched, recentSearches(browserStore.read(storedKey)))
      browserStore.write(storedKey, JSON.stringify(list))
      setRecent(list)
    }
    onText('')
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
      onText={onText}
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
