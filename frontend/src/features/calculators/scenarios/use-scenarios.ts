import { useEffect, useState } from 'react'
import { tabStore } from '../../../lib/browser-store.ts'
import { keepScenario, readScenarios, type Keeping } from './kept-scenarios.ts'

const keyOf = (path: string) => `scenarios:${path}`

/** The scenarios of one calculator, as queries: kept in this tab, told to nobody, gone when it is closed. */
export function useScenarios(path: string) {
  // Read after hydration: the server knows none, and both must draw the same
  const [kept, setKept] = useState<readonly string[]>([])
  useEffect(() => setKept(readScenarios(tabStore.read(keyOf(path)))), [path])

  function change(next: readonly string[]) {
    setKept(next)
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
