import { useState, type ComponentType } from 'react'

/**
 * Returns a component and a function that loads its script. The component is undefined until loaded; a failed load calls `onFailed` and can be tried
 * again. (React's lazy would suspend the whole page.)
 */
export function useLatePart<Props>(load: () => Promise<ComponentType<Props>>, onFailed: () => void) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const ask = () => {
    if (Part === undefined) load().then((loaded) => setPart(() => loaded), onFailed)
  }
  return [Part, ask] as const
}
