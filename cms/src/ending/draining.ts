let draining = false

/** Makes `/readyz` answer 503 from now on, so that a load balancer sends no more requests while the last ones are answered. */
export function startDraining() {
  draining = true
}

export const isDraining = () => draining
