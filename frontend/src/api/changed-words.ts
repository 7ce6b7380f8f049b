import { changedWordsPath } from './changed-words-path.ts'
import { useSiteRead } from './use-read.ts'

/** Returns no changes until the answer arrives. */
export const useChangedWords = () => useSiteRead(changedWordsPath, async (calls) => calls.readChangedWords()).data ?? {}
