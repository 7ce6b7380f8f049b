import { useMemo, useState } from 'react'
import { browserStore } from '../../../lib/browser-store.ts'
import { useIsHydrated } from '../../../ui/is-hydrated.ts'
import { keepScenario, readScenarios, type Keeping, type KeptScenario } from './kept-scenarios.ts'

const keyOf = (path: string) => `scenarios:${path}`

/** The saved scenarios of a calculator, as queries. They stay on this device until they are removed. */
export function useScenarios(path: string) {
  // Read after hydration, because the server has none and the first render must match
  const isHydrated = useIsHydrated()
  const before = useMemo(() => readScenarios(isHydrated ? browserStore.read(keyOf(path)) : null), [isHydrated, path])
  const [changed, setChanged] = useState<{ path: string; kept: readonly KeptScenario[] }>()
  const kept = changed?.path === path ? changed.kept : before

  function put(next: readonly KeptScenario[]) {
    setChanged({ path, kept: next })
    if (next.length === 0) browserStore.remove(keyOf(path))
    else browserStore.write(keyOf(path), JSON.stringify(next))
  }

  function keep(query: string): Keeping {
    const keeping = keepScenario(kept, { query, name: '' })
    if (keeping.kind === 'kept') put(keeping.kept)
    return keeping
  }

  return { kept, keep, put }
}
