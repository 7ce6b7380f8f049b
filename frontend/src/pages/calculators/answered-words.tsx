import type { BoardAnswer } from '../../features/calculators/board/read-question.ts'
import { useResultSentence } from '../search/use-result-sentence.ts'

/** A calculator's result for a question; until it has loaded, a description of the result. */
export function AnsweredWords({ words, to, given }: BoardAnswer) {
  const said = useResultSentence(given === '' ? undefined : to)
  return <span>{said ? `${said} For ${given}.` : words}</span>
}
