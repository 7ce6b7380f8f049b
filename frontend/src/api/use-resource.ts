import { useCallback, useContext, useMemo } from 'react'
import useSWR from 'swr'
import { ApiError } from './api-error.ts'
import { ServerFailuresContext } from './server-failures.ts'

export interface Resource<T> {
  data: T | undefined
  error: ApiError | undefined
  isLoading: boolean
  retry: () => void
}

/** What a key answers: from the page's own data at first, from the server afterwards. A null key asks for nothing. */
export function useResource<T>(key: string | null): Resource<T> {
  const details = useContext(ServerFailuresContext)[key ?? '']
  const serverFailure = useMemo(() => (details === undefined ? undefined : new ApiError(details)), [details])
  const { data, error, isLoading, mutate } = useSWR<T, ApiError>(key, fetchAnswer<T>, {
    // What the server has just found missing is not asked for again at first sight
    ...(serverFailure?.kind === 'not-found' && { revalidateOnMount: false }),
  })
  const retry = useCallback(() => void mutate(), [mutate])
  const failure = error ?? (data === undefined ? serverFailure : undefined)
  return { data, error: failure, isLoading: isLoading && failure === undefined, retry }
}

/** The checks by the contract are script that no page needs at first sight: they come with the first request. */
async function fetchAnswer<T>(key: string) {
  const { request } = await import('./request.ts').catch(() => {
    throw new ApiError({ kind: 'network', message: 'The server could not be reached.' })
  })
  return request<T>(key)
}
