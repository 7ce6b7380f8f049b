import { useRead } from './use-read.ts'

/** What editors chose for a topic, or for one of its parts. */
export const useTopic = (key: string, part: string | undefined) => useRead('readTopic', { key, query: { part } })
