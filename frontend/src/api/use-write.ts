import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import useSWRMutation from 'swr/mutation'
import type { AnswerOf, ArgumentsOf, ListName, ReadName, WriteName } from '@artha/contract/calls'
import { makesStale } from '@artha/contract/makes-stale'
import { ApiError } from './api-error.ts'
import type { CallOptions } from './call.ts'
import { changedList, isKeyOf } from './keys-of-reads.ts'
import { loadCalls } from './use-read.ts'

type Asked<Name extends WriteName> = ArgumentsOf<Name, CallOptions>

export interface Write<Asked extends readonly unknown[], Answer> {
  /** Sends the request. Rejects with an ApiError. */
  write: (...asked: Asked) => Promise<Answer>
  /** True until the latest write has ended; `error` and `result` belong to that write too. */
  isPending: boolean
  error: ApiError | undefined
  result: Answer | undefined
}

interface WriteOptions<Asked extends readonly unknown[], Answer> {
  /** Called with the answer, before the reads that it makes stale are sent again. */
  onAnswer?: (answer: Answer) => void
  /** If true, the write ends only when the reads that it made stale have been loaded again. */
  waitsForReads?: boolean
  /** If true, a failed write also reloads the stale reads, because the screen may be out of date. */
  rereadsAfterFailure?: boolean
  /** Changes lists at once as if the write were done; a failed write restores them. */
  optimistic?: { [Read in ListName & ReadName]?: (items: AnswerOf<Read>, ...asked: Asked) => AnswerOf<Read> }
}

interface Turn<Asked extends readonly unknown[], Answer> {
  asked: Asked
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/** A write by the name of its endpoint. Reads on the screen that it makes stale, by its row in `makesStale`, are loaded again. */
export const useWrite = <Name extends WriteName>(
  name: Name,
  options?: WriteOptions<Asked<Name>, AnswerOf<Name>>,
): Write<Asked<Name>, AnswerOf<Name>> => useWriteWith(name, async (...asked: Asked<Name>) => (await loadCalls()).sendWrite(name, ...asked), options)

/** As `useWrite`, for a write with its own `send` function. */
export function useWriteWith<Name extends WriteName, Given extends readonly unknown[]>(
  name: Name,
  send: (...asked: Given) => Promise<AnswerOf<Name>>,
  { onAnswer, waitsForReads = false, rereadsAfterFailure = false, optimistic = {} }: WriteOptions<Given, AnswerOf<Name>> = {},
): Write<Given, AnswerOf<Name>> {
  type Answer = AnswerOf<Name>
  const { mutate } = useSWRConfig()

  async function reread() {
    const reads: readonly ReadName[] = makesStale[name]
    const again = reads.length === 0 ? undefined : mutate(isKeyOf(reads))
    if (waitsForReads) await again
  }

  async function run({ asked, resolve, reject }: Turn<Given, Answer>) {
    const sent = send(...asked)
    const shown = Promise.all(
      Object.entries(optimistic).map(async ([read, change]) => {
        // The cache under a read's key holds that read's answer, so the cast is safe
        const optimisticData = changedList((items) => change(items as never, ...asked))
        await mutate(isKeyOf([read]), sent, { optimisticData, populateCache: false, revalidate: false, throwOnError: false })
      }),
    )
    try {
      const answer = await sent
      await shown
      onAnswer?.(answer)
      await reread()
      resolve(answer)
      return answer
    } catch (error) {
      await shown
      reject(error)
      if (rereadsAfterFailure) await reread()
      throw error
    }
  }

  const { trigger, isMutating, error, data } = useSWRMutation<Answer, unknown, string, Turn<Given, Answer>>(
    `write ${name}`,
    async (_key: string, { arg }: { arg: Turn<Given, Answer> }) => run(arg),
  )
  const write = useCallback(
    // Each write has its own promise, because SWR drops the first error of two simultaneous writes
    async (...asked: Given) =>
      new Promise<Answer>((resolve, reject) => {
        void trigger({ asked, resolve, reject }, { throwOnError: false })
      }),
    [trigger],
  )
  return { write, isPending: isMutating, error: error instanceof ApiError ? error : undefined, result: data }
}
