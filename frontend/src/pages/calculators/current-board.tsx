import { useChangedWords } from '../../api/changed-words.ts'
import { Board } from '../../features/calculators/board/board.tsx'
import { AnsweredWords } from './answered-words.tsx'

/** The board with what has changed in the register since its words were written. */
export const CurrentBoard = () => <Board changed={useChangedWords()} Words={AnsweredWords} />
