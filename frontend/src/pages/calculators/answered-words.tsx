import type { BoardAnswer } from '../../features/calculators/board/read-question.ts'
import { useSaidSum } from '../search/use-said-sum.ts'

/** A calculator's result for a question; until it has loaded, a description of the result. */
export function AnsweredWords({ words, to, given }: BoardAnswer) {
  const said = useSaidSum(given === '' ? undefined : to)
  return <span>{said ? `${said} For ${given}.` : words}</span>
}
