import { createElement, lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { PartBoundary } from './part-boundary.tsx'

const parts: (() => Promise<void>)[] = []

/** Loads every such part, also those that come with another: on the server, in tests and where a browser draws a page anew, all are drawn at once. */
export async function loadLateParts(known = 0) {
  while (known < parts.length) {
    const added = parts.slice(known)
    known = parts.length
    await Promise.all(added.map((load) => load()))
  }
}

/** Loads what has such parts together with them: no server drew it, and it is to be whole when it is shown. */
export async function withLateParts(load: () => Promise<unknown>) {
  const known = parts.length
  await load()
  // A part that cannot be had says so in its own place
  await loadLateParts(known).catch(() => undefined)
}

const Unreachable = () => <p role="alert">This part could not be loaded. Check your connection.</p>

/**
 * A part that the server draws with the page, and whose script a browser fetches only after the page answers to touch, or as late
 * as `when` says: what stands there is taken over when it has come.
 */
export function lateHydrated<Props extends object>(load: () => Promise<ComponentType<Props>>, when?: () => Promise<unknown>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  const unreachable: ComponentType<Props> = Unreachable
  const late: object = lazy(() =>
    (when ? when().then(load) : load()).then(
      (Part) => ({ default: Part }),
      () => ({ default: unreachable }),
    ),
  )
  // React holds lazy for a component of any props, and its type for one of none
  const Late = late as ComponentType<Props>
  parts.push(async () => {
    loaded = await load()
  })
  return function LateHydrated(props: Props) {
    const [isHere, setIsHere] = useState(() => loaded !== undefined)
    // For as long as this stands there: another component in its place would begin anew
    const [Part] = useState(() => loaded ?? Late)
    const drawn = () => (
      <Suspense>
        {createElement(Part, props)}
        <Arrived onArrive={setIsHere} />
      </Suspense>
    )
    // Told of a change before its script is here, React would take away what the server drew: until then it is told of none
    const [held] = useState(drawn)
    return <PartBoundary>{isHere ? drawn() : held}</PartBoundary>
  }
}

/** Says when the part beside it has been taken over. */
function Arrived({ onArrive }: { onArrive: (isHere: true) => void }) {
  useEffect(() => onArrive(true), [onArrive])
  return null
}

/** The first sign that somebody is there who may come to what lies below the first view. */
export const touched = () =>
  new Promise((resolve) => {
    for (const sign of ['scroll', 'pointerdown', 'keydown', 'popstate']) addEventListener(sign, resolve, { once: true })
  })
