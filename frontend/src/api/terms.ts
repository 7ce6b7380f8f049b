import { useResource } from './use-resource.ts'

/** All terms of the glossary, with their meaning. */
export const useTerms = () => useResource('listTerms')

/** One term whole. */
export const useTerm = (key: string) => useResource('readTerm', { key })
