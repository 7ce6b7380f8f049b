import { useSyncExternalStore } from 'react'

let calls: readonly string[] = []
const listeners = new Set<() => void>()

function announce(next: readonly string[]) {
  calls = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns the calls that no handler answers, such as "GET /api/unknown". */
export const useUnansweredCalls = () => useSyncExternalStore(subscribe, () => calls)

export const noteUnanswered = (call: string) => announce(calls.includes(call) ? calls : [...calls, call])

export const dismissUnanswered = () => announce([])
