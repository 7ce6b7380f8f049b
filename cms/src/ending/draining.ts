let draining = false

/** From now on `/readyz` says 503, so that a load balancer sends no more requests while the last ones are answered. */
export function startDraining() {
  draining = true
}

export const isDraining = () => draining
