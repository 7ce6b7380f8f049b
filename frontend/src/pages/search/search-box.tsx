import type { TermCard } from '@artha/contract/term'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { termPath } from '@artha/contract/term-marks'
import { useSearchReply, useNewestArticles } from '../../api/search-reply.ts'
import { useTerms } from '../../api/terms.ts'
import { bestTerms } from '../../features/glossary/best-terms.ts'
import { recentSearches, withSearch } from '../../features/search/recent-searches.ts'
import { foundCount, suggestionsFor, searchStatus, titleCount, titlesFor, type SearchSuggestion } from '../../features/search/search-suggestions.ts'
import { SearchPanel } from '../../features/search/search-panel.tsx'
import { browserStore } from '../../lib/browser-store.ts'
import { searchableText } from './searchable-text.ts'
import { searchText } from './search-text.ts'
import { searchFor } from './search-filters.ts'
import { useFoundFigure } from './use-found-figure.ts'
import { useNearest } from './use-nearest.ts'
import { useCalculations } from './use-calculations.ts'

interface SearchBoxProps {
  isOpen: boolean
  /** Called after a choice, to close the box. */
  onDone: () => void
}

const storedKey = 'recent-searches'
const shownTerms = 3
const termWords = ({ slug, name, meaning }: TermCard) => ({ name, words: meaning, to: termPath(slug) })

/** The site-wide search. Recent searches are stored on this device only, without amounts. */
export function SearchBox({ isOpen, onDone }: SearchBoxProps) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [recent, setRecent] = useState(() => recentSearches(browserStore.read(storedKey)))
  const text = searchText(typed)
  const newest = useNewestArticles()
  const terms = useTerms().data ?? []
  const { shown: sums, sum, percentage } = useCalculations(text)
  // Amounts are personal: only the words beside them are searched. A percentage needs no search
  const words = percentage === undefined ? searchableText(typed) : ''
  const reply = useSearchReply(words, titleCount)
  const titles = titlesFor(words, reply, newest)
  const answer = reply?.text === words ? reply.found : undefined
  const figure = useFoundFigure(words, answer)
  const nearest = useNearest(words, words !== '' && answer?.groups.length === 0)
  const groups = suggestionsFor(words, { titles, sums, figure, terms: bestTerms(terms, words, shownTerms).map(termWords), answer, nearest }, recent)

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
      onSubmit={() => {
        if (sum !== undefined) leaveFor(sum, '')
        else if (words !== '') showAll(words)
      }}
      onChoose={choose}
      onForget={text === '' && recent.length > 0 ? forget : undefined}
    />
  )
}
