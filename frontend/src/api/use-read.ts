import { useCallback, useContext, useMemo } from 'react'
import useSWR from 'swr'
import type { AnswerOf, ArgumentsOf, ReadName } from '@artha/contract/calls'
import { ApiError } from './api-error.ts'
import { keyOf } from './key-of.ts'
import { ServerFailuresContext } from './server-failures.ts'

export interface Resource<T> {
  data: T | undefined
  error: ApiError | undefined
  isLoading: boolean
  retry: () => void
}

/** What a read answers: from the page's own data at first, from the server afterwards. */
export const useRead = <Name extends ReadName>(name: Name, ...asked: ArgumentsOf<Name>) => useWantedRead(name, asked)

/** The same where it may be that there is nothing to ask yet: null. */
export const useWantedRead = <Name extends ReadName>(name: Name, asked: ArgumentsOf<Name> | null) =>
  useKey<AnswerOf<Name>>(asked && keyOf(name, ...asked), async (key) => (await loadCalls()).readAt(name, key))

/** What stands under a key, whatever it is. */
export const useAnswerAt = (key: string | null) => useKey<unknown>(key, async (asked) => (await loadCalls()).readAnyAt(asked))

/** What this site's own server says, which is no endpoint of the contract. */
export const useOwnAnswer = <T>(key: string, read: (calls: Awaited<ReturnType<typeof loadCalls>>) => Promise<T>) =>
  useKey<T>(key, async () => read(await loadCalls()))

function useKey<T>(key: string | null, read: (key: string) => Promise<T>): Resource<T> {
  const details = useContext(ServerFailuresContext)[key ?? '']
  const serverFailure = useMemo(() => (details === undefined ? undefined : new ApiError(details)), [details])
  const { data, error, isLoading, mutate } = useSWR<T, ApiError, string | null>(key, read, {
    // What the server has just found missing is not asked for again at first sight
    ...(serverFailure?.kind === 'not-found' && { revalidateOnMount: false }),
  })
  const retry = useCallback(() => void mutate(), [mutate])
  const failure = error ?? (data === undefined ? serverFailure : undefined)
  return { data, error: failure, isLoading: isLoading && failure === undefined, retry }
}

/** The checks by the contract are script that no page needs at first sight: they come with the first request. */
export const loadCalls = () =>
  import('./call.ts').catch(() => {
    throw new ApiError({ kind: 'network', message: 'The server could not be reached.' })
  })
