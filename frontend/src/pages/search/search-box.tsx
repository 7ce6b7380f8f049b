import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useNewestArticles, useTitleSearch } from '../../api/title-search.ts'
import { recentSearches, withSearch } from '../../features/search/recent-searches.ts'
import { offersFor, searchStatus, titleCount, titlesFor, type SearchOffer } from '../../features/search/search-offers.ts'
import { SearchPanel } from '../../features/search/search-panel.tsx'
import { browserStore } from '../../lib/browser-store.ts'
import { feedPath, searchText } from '../home/feed-filters.ts'

interface SearchBoxProps {
  isOpen: boolean
  /** Something was chosen: the box is to close. */
  onDone: () => void
}

const storedKey = 'recent-searches'

/** The search over all titles. What is searched for is remembered on this device alone. */
export function SearchBox({ isOpen, onDone }: SearchBoxProps) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [recent, setRecent] = useState(() => recentSearches(browserStore.read(storedKey)))
  const text = searchText(typed)
  const newest = useNewestArticles()
  const answer = useTitleSearch(text, titleCount)
  const titles = titlesFor(text, answer, newest)

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

  const showAll = (q: string) => leaveFor(feedPath({ category: 'All', subcategory: '', q, page: 1 }), q)

  function choose(offer: SearchOffer) {
    if (offer.kind === 'recent') showAll(offer.text)
    else leaveFor(offer.to, offer.kind === 'title' ? text : '')
  }

  function forget() {
    browserStore.remove(storedKey)
    setRecent([])
  }

  return (
    <SearchPanel
      isOpen={isOpen}
      text={typed}
      groups={offersFor(text, titles, recent)}
      status={searchStatus(text, answer, titles.length)}
      onText={setTyped}
      onSubmit={() => {
        if (text !== '') showAll(text)
      }}
      onChoose={choose}
      onForget={text === '' && recent.length > 0 ? forget : undefined}
    />
  )
}
