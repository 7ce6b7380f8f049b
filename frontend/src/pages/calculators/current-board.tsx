import { useChangedWords } from '../../api/changed-words.ts'
import { Board } from '../../features/calculators/board/board.tsx'
import { AnsweredWords } from './answered-words.tsx'

/** The board, updated with official figures that changed since its texts were written. */
export const CurrentBoard = () => <Board changed={useChangedWords()} Words={AnsweredWords} />
