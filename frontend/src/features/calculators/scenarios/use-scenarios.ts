import { useMemo, useState } from 'react'
import { tabStore } from '../../../lib/browser-store.ts'
import { useIsHydrated } from '../../../ui/is-hydrated.ts'
import { keepScenario, readScenarios, type Keeping } from './kept-scenarios.ts'

const keyOf = (path: string) => `scenarios:${path}`

/** The scenarios of one calculator, as queries: kept in this tab, sent nowhere, gone when it is closed. */
export function useScenarios(path: string) {
  // Read after hydration: the server knows none, and both must draw the same
  const isHydrated = useIsHydrated()
  const before = useMemo(() => readScenarios(isHydrated ? tabStore.read(keyOf(path)) : null), [isHydrated, path])
  const [changed, setChanged] = useState<{ path: string; kept: readonly string[] }>()
  const kept = changed?.path === path ? changed.kept : before

  function change(next: readonly string[]) {
    setChanged({ path, kept: next })
    if (next.length === 0) tabStore.remove(keyOf(path))
    else tabStore.write(keyOf(path), JSON.stringify(next))
  }

  function keep(query: string): Keeping {
    const keeping = keepScenario(kept, query)
    if (keeping.kind === 'kept') change(keeping.kept)
    return keeping
  }

  return { kept, keep, remove: (query: string) => change(kept.filter((each) => each !== query)) }
}
