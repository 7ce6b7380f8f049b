import { useResource } from './use-resource.ts'

/** What editors chose for a topic, or for one of its parts. */
export const useTopic = (key: string, part: string | undefined) => useResource('readTopic', { key, query: { part } })
