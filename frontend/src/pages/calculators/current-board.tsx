import { useBoardUpdates } from '../../api/board-updates.ts'
import { Board } from '../../features/calculators/board/board.tsx'
import type { BoardAnswer } from '../../features/calculators/board/read-question.ts'
import { useResultSentence } from '../search/use-result-sentence.ts'

/** The board, updated with official figures that changed since its texts were written. */
export const CurrentBoard = () => <Board changed={useBoardUpdates()} Words={AnsweredWords} />

/** A calculator's result for a question; until it has loaded, a description of the result. */
function AnsweredWords({ words, to, given }: BoardAnswer) {
  const said = useResultSentence(given === '' ? undefined : to)
  return <span>{said ? `${said} For ${given}.` : words}</span>
}
