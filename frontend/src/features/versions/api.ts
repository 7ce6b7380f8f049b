import { useConditionalRead, useRead } from '../../api/use-read.ts'
import type { ComparedNumbers } from './compared-numbers.ts'

/** The versions of an article that readers had. */
export const usePublishedVersions = (id: string) => useRead('listPublishedVersions', { id })

/** Reads what changed between two of them; undefined requests nothing. */
export const useVersionComparison = (id: string, numbers: ComparedNumbers | undefined) =>
  useConditionalRead('comparePublishedVersions', numbers === undefined ? null : [{ id, query: numbers }])
