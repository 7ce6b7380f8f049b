import { useRead } from './use-read.ts'

/** All terms of the glossary, with their meaning. */
export const useTerms = () => useRead('listTerms')

/** One term whole. */
export const useTerm = (key: string) => useRead('readTerm', { key })
