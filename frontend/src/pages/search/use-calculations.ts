import { isCalculation } from '../../features/calculators/board/is-calculation.ts'
import type { Calculation } from '../../features/search/search-choices.tsx'
import type { NotedSuggestion } from '../../features/search/search-suggestions.ts'
import { useCalculatorMatches, type CalculatorMatches } from './use-calculator-matches.ts'
import { useResultSentence } from './use-result-sentence.ts'

const calculationIn = ({ found, percentage }: CalculatorMatches): Calculation => ({
  sum: found.map(({ to }) => to).find((link) => isCalculation(link)),
  percentage,
})

interface Calculations extends Calculation {
  shown: NotedSuggestion[]
  /** The calculation of another text, at once. */
  calculationOf: (other: string) => Calculation
}

/** Returns the first two calculators for a text with their results, calculated in the browser. */
export function useCalculations(text: string): Calculations {
  const { found, percentage, matchesOf } = useCalculatorMatches(text)
  const links = found.map(({ to }) => (isCalculation(to) ? to : undefined))
  const said = [useResultSentence(links[0]), useResultSentence(links[1])]
  const shown = found.slice(0, said.length).map((each, at) => (said[at] ? { ...each, words: `${said[at]} For ${each.given}.` } : each))
  return { shown, ...calculationIn({ found, percentage }), calculationOf: (other) => calculationIn(matchesOf(other)) }
}
