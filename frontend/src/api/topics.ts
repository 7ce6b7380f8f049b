import { useRead } from './use-read.ts'

/** A topic, or one of its parts, as editors arranged it. */
export const useTopic = (key: string, part: string | undefined) => useRead('readTopic', { key, query: { part } })
