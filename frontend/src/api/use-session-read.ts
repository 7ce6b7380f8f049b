import { useEffect } from 'react'
import useSWR from 'swr'
import type { AnswerOf, ArgumentsOf, ListName, ReadName } from '@artha/contract/calls'
import type { ApiError } from './api-error.ts'
import type { ListPage } from './call.ts'
import { keyOf } from './key-of.ts'
import { updateUser, useSession } from './session.ts'
import { loadCalls, type Resource } from './use-read.ts'

/** Reads something of the signed-in user; sends no request while no user is signed in. */
export const useSessionRead = <Name extends ReadName>(name: Name, ...asked: ArgumentsOf<Name>) => useConditionalSessionRead(name, asked)

/** As `useSessionRead`, but null requests nothing. */
export const useConditionalSessionRead = <Name extends ReadName>(name: Name, asked: ArgumentsOf<Name> | null) =>
  useOwnKey<AnswerOf<Name>>(asked && keyOf(name, ...asked), async (key) => (await loadCalls()).readKey(name, key))

/** One page of a list of the signed-in user, with the total count. */
export const useSessionList = <Name extends ListName & ReadName>(name: Name, ...asked: ArgumentsOf<Name>) => useConditionalSessionList(name, asked)

/** As `useSessionList`, but null requests nothing. */
export const useConditionalSessionList = <Name extends ListName & ReadName>(name: Name, asked: ArgumentsOf<Name> | null) =>
  useOwnKey<ListPage<AnswerOf<Name>[number]>>(asked && keyOf(name, ...asked), async (key) => (await loadCalls()).readListKey(name, key))

/** The token is part of the key, so one user never sees another's data. */
function useOwnKey<T>(path: string | null, read: (path: string) => Promise<T>): Resource<T> {
  const session = useSession()
  const key = path !== null && session.status === 'signed-in' ? ([path, session.token] as const) : null
  const { data, error, isLoading, mutate } = useSWR<T, ApiError, typeof key>(key, ([asked]: readonly [string, string]) => read(asked), {
    keepPreviousData: false,
    revalidateIfStale: true,
  })
  return { data, error, isLoading, retry: () => void mutate() }
}

/** Keeps the stored user up to date with the server: rights may have changed, and an ended session ends here too. */
export function useFreshSession() {
  const { data } = useSessionRead('me')
  useEffect(() => {
    if (data !== undefined) updateUser(data.user)
  }, [data])
}
