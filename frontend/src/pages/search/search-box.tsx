import type { TermCard } from '@artha/contract/term'
import { termPath } from '@artha/contract/term-marks'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTerms } from '../../api/terms.ts'
import { bestTerms } from '../../features/glossary/best-terms.ts'
import { useSearchReply } from '../../features/search/api.ts'
import { SearchChoices, wordsToSearch } from '../../features/search/search-choices.tsx'
import { titleCount } from '../../features/search/search-suggestions.ts'
import { searchText } from '../../lib/search-text.ts'
import { useCalculations } from './use-calculations.ts'
import { useFoundFigure } from './use-found-figure.ts'

const shownTerms = 3
const termOffer = ({ slug, name, meaning }: TermCard) => ({ name, words: meaning, to: termPath(slug) })

/** The site-wide search: pages, calculations, official figures and terms for the typed text. */
export function SearchBox({ isOpen, onDone }: { isOpen: boolean; onDone: () => void }) {
  const [typed, setTyped] = useState('')
  // The field shows a key at once; the suggestions follow when the browser has time
  const settled = useDeferredValue(typed)
  const text = searchText(settled)
  const terms = useTerms().data
  const { shown, calculationOf, ...calculation } = useCalculations(text)
  const words = wordsToSearch(settled, calculation.percentage)
  const reply = useSearchReply(words, titleCount)
  const foundTerms = useMemo(() => bestTerms(terms ?? [], words, shownTerms).map(termOffer), [terms, words])
  const figure = useFoundFigure(words, reply?.text === words ? reply.found : undefined)
  const found = { text, words, calculation, sums: shown, calculationOf, reply, figure, terms: foundTerms }
  return <SearchChoices isOpen={isOpen} onDone={onDone} typed={typed} onText={setTyped} {...found} />
}
