import { isSum } from '../../features/search/is-sum.ts'
import type { Noted } from '../../features/search/search-offers.ts'
import { useQuestion } from './use-question.ts'
import { useSaidSum } from './use-said-sum.ts'

/** Returns the first two calculators for a text with their results, calculated in the browser. `sum` is the link of the first calculation. */
export function useSums(text: string): { shown: Noted[]; sum: string | undefined; percentage: string | undefined } {
  const { found, percentage } = useQuestion(text)
  const links = found.map(({ to }) => (isSum(to) ? to : undefined))
  const said = [useSaidSum(links[0]), useSaidSum(links[1])]
  const shown = found.slice(0, said.length).map((each, at) => (said[at] ? { ...each, words: `${said[at]} For ${each.given}.` } : each))
  return { shown, sum: links.find((link) => link !== undefined), percentage }
}
