import { useRead } from './use-read.ts'

/** All glossary terms with their meanings. */
export const useTerms = () => useRead('listTerms')

/** One glossary term in full. */
export const useTerm = (key: string) => useRead('readTerm', { key })
