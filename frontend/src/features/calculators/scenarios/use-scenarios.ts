import { useMemo, useState } from 'react'
import { browserStore } from '../../../lib/browser-store.ts'
import { useIsHydrated } from '../../../ui/is-hydrated.ts'
import { keepScenario, readScenarios, type Keeping } from './kept-scenarios.ts'

const keyOf = (path: string) => `scenarios:${path}`

/** The scenarios of one calculator, as queries: kept on this device, sent nowhere, until they are removed. */
export function useScenarios(path: string) {
  // Read after hydration: the server knows none, and both must draw the same
  const isHydrated = useIsHydrated()
  const before = useMemo(() => readScenarios(isHydrated ? browserStore.read(keyOf(path)) : null), [isHydrated, path])
  const [changed, setChanged] = useState<{ path: string; kept: readonly string[] }>()
  const kept = changed?.path === path ? changed.kept : before

  function change(next: readonly string[]) {
    setChanged({ path, kept: next })
    if (next.length === 0) browserStore.remove(keyOf(path))
    else browserStore.write(keyOf(path), JSON.stringify(next))
  }

  function keep(query: string): Keeping {
    const keeping = keepScenario(kept, query)
    if (keeping.kind === 'kept') change(keeping.kept)
    return keeping
  }

  return { kept, keep, remove: (query?: string) => change(query === undefined ? [] : kept.filter((each) => each !== query)) }
}
