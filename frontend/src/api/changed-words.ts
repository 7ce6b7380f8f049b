import { changedWordsPath } from './changed-words-path.ts'
import { useOwnAnswer } from './use-read.ts'

/** Returns no changes until the answer arrives. */
export const useChangedWords = () => useOwnAnswer(changedWordsPath, async (calls) => calls.readChangedWords()).data ?? {}
