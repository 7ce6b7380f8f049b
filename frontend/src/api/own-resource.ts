import useSWR from 'swr'
import type { ApiError } from './api-error.ts'
import { useSession } from './session.ts'
import type { Resource } from './use-resource.ts'

/**
 * What a path answers to the person who is signed in; nothing is asked while nobody is. The token is part of the key, so
 * that what one person has read is never shown to the next.
 */
export function useOwnResource<T>(path: string | null, read: (path: string) => Promise<T> = readAnswer<T>): Resource<T> {
  const session = useSession()
  const key = path !== null && session.status === 'signed-in' ? ([path, session.token] as const) : null
  const { data, error, isLoading, mutate } = useSWR<T, ApiError, typeof key>(key, ([asked]: readonly [string, string]) => read(asked), {
    keepPreviousData: false,
    revalidateIfStale: true,
  })
  return { data, error, isLoading, retry: () => void mutate() }
}

async function readAnswer<T>(path: string) {
  const { request } = await import('./request.ts')
  return request<T>(path)
}
