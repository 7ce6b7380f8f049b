import { isCalculation } from '../../features/search/is-calculation.ts'
import type { NotedSuggestion } from '../../features/search/search-suggestions.ts'
import { useCalculatorMatches } from './use-calculator-matches.ts'
import { useResultSentence } from './use-result-sentence.ts'

/** Returns the first two calculators for a text with their results, calculated in the browser. `sum` is the link of the first calculation. */
export function useCalculations(text: string): { shown: NotedSuggestion[]; sum: string | undefined; percentage: string | undefined } {
  const { found, percentage } = useCalculatorMatches(text)
  const links = found.map(({ to }) => (isCalculation(to) ? to : undefined))
  const said = [useResultSentence(links[0]), useResultSentence(links[1])]
  const shown = found.slice(0, said.length).map((each, at) => (said[at] ? { ...each, words: `${said[at]} For ${each.given}.` } : each))
  return { shown, sum: links.find((link) => link !== undefined), percentage }
}
