import type { TermCard } from '@artha/contract/term'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { termPath } from '@artha/contract/term-marks'
import { useAskedSearch, useNewestArticles } from '../../api/asked-search.ts'
import { useTerms } from '../../api/terms.ts'
import type { BoardAnswer } from '../../features/calculators/board/read-question.ts'
import { bestTerms } from '../../features/glossary/best-terms.ts'
import { isSum } from '../../features/search/is-sum.ts'
import { recentSearches, withSearch } from '../../features/search/recent-searches.ts'
import { foundCount, offersFor, searchStatus, titleCount, titlesFor, type SearchOffer } from '../../features/search/search-offers.ts'
import { SearchPanel } from '../../features/search/search-panel.tsx'
import { browserStore } from '../../lib/browser-store.ts'
import { searchText } from './search-text.ts'
import { searchFor } from './search-filters.ts'
import { useFoundFigure } from './use-found-figure.ts'
import { useQuestion } from './use-question.ts'
import { useSaidSum } from './use-said-sum.ts'

interface SearchBoxProps {
  isOpen: boolean
  /** Something was chosen: the box is to close. */
  onDone: () => void
}

const storedKey = 'recent-searches'
const shownTerms = 3
const sumIn = (answer: BoardAnswer | undefined) => (answer && isSum(answer.to) ? answer.to : undefined)
const termWords = ({ slug, name, meaning }: TermCard) => ({ name, words: meaning, to: termPath(slug) })

/** The search over everything public. What is searched for is remembered on this device alone. */
export function SearchBox({ isOpen, onDone }: SearchBoxProps) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [recent, setRecent] = useState(() => recentSearches(browserStore.read(storedKey)))
  const text = searchText(typed)
  const newest = useNewestArticles()
  const terms = useTerms().data ?? []
  const asked = useQuestion(text)
  const sums = asked ?? []
  // A sum says something of who asks: the archive is not told, nor before it is known whether it is one
  const sum = sums.find(({ to }) => isSum(to))
  const [first, second] = sums
  const said = [useSaidSum(sumIn(first)), useSaidSum(sumIn(second))]
  const shown = sums.slice(0, said.length).map((each, at) => (said[at] ? { ...each, words: `${said[at]} For ${each.given}.` } : each))
  const reply = useAskedSearch(asked === undefined || sum ? '' : text, titleCount)
  const titles = titlesFor(text, reply, newest)
  const answer = reply?.text === text ? reply.found : undefined
  const figure = useFoundFigure(text, answer)
  const groups = offersFor(text, { titles, sums: shown, figure, terms: bestTerms(terms, text, shownTerms).map(termWords), answer }, recent)

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

  function choose(offer: SearchOffer) {
    if ('to' in offer) leaveFor(offer.to, offer.kind === 'found' ? text : '')
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
      status={searchStatus(text, reply, foundCount(groups), sum !== undefined)}
      onText={setTyped}
      onSubmit={() => {
        if (sum) leaveFor(sum.to, '')
        else if (text !== '') showAll(text)
      }}
      onChoose={choose}
      onForget={text === '' && recent.length > 0 ? forget : undefined}
    />
  )
}
