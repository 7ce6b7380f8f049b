type Gatekeeper = (event: PopStateEvent) => void

let gatekeeper: Gatekeeper | undefined

/**
 * Listens for Back and Forward before the router does; call it before the router starts. A window calls listeners in the order of registration, so a
 * page that registered later would hear of the event after the router has left it.
 */
export function installHistoryGate() {
  addEventListener('popstate', (event) => gatekeeper?.(event))
}

/** Registers a listener for Back and Forward that runs before the router's. Returns a function that removes it. */
export function addHistoryGate(next: Gatekeeper): () => void {
  gatekeeper = next
  return () => {
    if (gatekeeper === next) gatekeeper = undefined
  }
}
