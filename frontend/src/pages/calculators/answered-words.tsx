import type { BoardAnswer } from '../../features/calculators/board/read-question.ts'
import { useSaidSum } from '../search/use-said-sum.ts'

/** What a calculator says to a question; until it has come, what it will be of. */
export function AnsweredWords({ words, to, given }: BoardAnswer) {
  const said = useSaidSum(given === '' ? undefined : to)
  return <span>{said ? `${said} For ${given}.` : words}</span>
}
