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

/** Reads an endpoint: at first from the data that came with the page, later from the server. */
export const useRead = <Name extends ReadName>(name: Name, ...asked: ArgumentsOf<Name>) => useConditionalRead(name, asked)

/** As `useRead`, but null requests nothing. */
export const useConditionalRead = <Name extends ReadName>(name: Name, asked: ArgumentsOf<Name> | null) =>
  useKey<AnswerOf<Name>>(asked && keyOf(name, ...asked), async (key) => (await loadCalls()).readKey(name, key))

/** Reads any key; null requests nothing. */
export const useKeyRead = (key: string | null) => useKey<unknown>(key, async (asked) => (await loadCalls()).readAnyKey(asked))

/** Reads an endpoint of the site's own server, which is not in the contract. */
export const useSiteRead = <T>(key: string, read: (calls: Awaited<ReturnType<typeof loadCalls>>) => Promise<T>) =>
  useKey<T>(key, async () => read(await loadCalls()))

function useKey<T>(key: string | null, read: (key: string) => Promise<T>): Resource<T> {
  const details = useContext(ServerFailuresContext)[key ?? '']
  const serverFailure = useMemo(() => (details === undefined ? undefined : new ApiError(details)), [details])
  const { data, error, isLoading, mutate } = useSWR<T, ApiError, string | null>(key, read, {
    // The server has just answered 404, so the first render does not request it again
    ...(serverFailure?.kind === 'not-found' && { revalidateOnMount: false }),
  })
  const retry = useCallback(() => void mutate(), [mutate])
  const failure = error ?? (data === undefined ? serverFailure : undefined)
  return { data, error: failure, isLoading: isLoading && failure === undefined, retry }
}

/** Loads the request code with the contract's schemas. No page needs it before its first request. */
export const loadCalls = () =>
  import('./call.ts').catch(() => {
    throw new ApiError({ kind: 'network', message: 'The server could not be reached.' })
  })
