type Gatekeeper = (event: PopStateEvent) => void

let gatekeeper: Gatekeeper | undefined

/**
 * To be called before the router starts. A window calls its listeners in the order in which they came, whatever they say of
 * capturing: a page that began to listen when it was opened would hear of Back and Forward when the router has left it already.
 */
export function openHistoryGate() {
  addEventListener('popstate', (event) => gatekeeper?.(event))
}

/** Registers a listener for Back and Forward that runs before the router's; returns how to remove it. */
export function keepHistoryGate(next: Gatekeeper): () => void {
  gatekeeper = next
  return () => {
    if (gatekeeper === next) gatekeeper = undefined
  }
}
