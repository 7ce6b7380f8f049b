import { createElement, lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { PartBoundary } from './part-boundary.tsx'

const parts: (() => Promise<void>)[] = []

/** Loads all late parts, also those that other parts add, so that the server, tests and a fresh browser view render them at once. */
export async function loadLateParts(known = 0) {
  while (known < parts.length) {
    const added = parts.slice(known)
    known = parts.length
    await Promise.all(added.map((load) => load()))
  }
}

/** Loads a page together with its late parts, because the server has not drawn it and it should appear complete. */
export async function withLateParts(load: () => Promise<unknown>) {
  const known = parts.length
  await load()
  // A part that fails to load shows an error in its own place
  await loadLateParts(known).catch(() => undefined)
}

const Unreachable = () => <p role="alert">This part could not be loaded. Check your connection.</p>

/**
 * Returns a component that the server renders with the page and the browser hydrates later. Its script loads when the page has hydrated, or when
 * `when` resolves. Until then the server's HTML stays in place.
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
  // React types lazy for a component without props, but it accepts one with any
  const Late = late as ComponentType<Props>
  parts.push(async () => {
    loaded = await load()
  })
  return function LateHydrated(props: Props) {
    const [isHere, setIsHere] = useState(() => loaded !== undefined)
    // Fixed while mounted: another component type would lose the part's state
    const [Part] = useState(() => loaded ?? Late)
    const drawn = () => (
      <Suspense>
        {createElement(Part, props)}
        <Arrived onArrive={setIsHere} />
      </Suspense>
    )
    // An update before the script is loaded would make React discard the server's HTML, so the element stays the same until then
    const [held] = useState(drawn)
    return <PartBoundary>{isHere ? drawn() : held}</PartBoundary>
  }
}

/** Reports that the part beside it is hydrated. */
function Arrived({ onArrive }: { onArrive: (isHere: true) => void }) {
  useEffect(() => onArrive(true), [onArrive])
  return null
}

/**
 * Resolves at the first scroll, press or key: the reader may soon reach what is below the first view. It may come before the scripts do; the script
 * that loads them marks the document then.
 */
export const touched = () =>
  new Promise<unknown>((resolve) => {
    if ('touched' in document.documentElement.dataset) resolve(undefined)
    else for (const sign of ['scroll', 'pointerdown', 'keydown', 'popstate']) addEventListener(sign, resolve, { once: true })
  })
