import { boardUpdatesPath } from './board-updates-path.ts'
import { useSiteRead } from './use-read.ts'

/** Returns no changes until the answer arrives. */
export const useBoardUpdates = () => useSiteRead(boardUpdatesPath, async (calls) => calls.readBoardUpdates()).data ?? {}
