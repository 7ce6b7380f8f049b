import { changedWordsPath } from './changed-words-path.ts'
import { useOwnAnswer } from './use-read.ts'

/** Nothing has changed as long as nothing else is known. */
export const useChangedWords = () => useOwnAnswer(changedWordsPath, async (calls) => calls.readChangedWords()).data ?? {}
