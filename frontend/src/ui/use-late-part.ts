import { useState, type ComponentType } from 'react'

/**
 * A component whose script comes when it is asked for the first time. Nothing is drawn until then; where the script cannot
 * be had, `onFailed` says so and the next try asks again. (React's lazy would put the whole page in the place of a part.)
 */
export function useLatePart<Props>(load: () => Promise<ComponentType<Props>>, onFailed: () => void) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const ask = () => {
    if (Part === undefined) load().then((loaded) => setPart(() => loaded), onFailed)
  }
  return [Part, ask] as const
}
