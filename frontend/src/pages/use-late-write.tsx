import { useState, type ComponentType } from 'react'

/** Draws nothing: passes on what a hook gives it. */
export type Lender<Lent> = ComponentType<{ lend: (lent: Lent) => void }>

/** For a write of every page: the script of its hook comes when it is first wanted, since most only read on. */
export function useLateWrite<Lent>(load: () => Promise<Lender<Lent>>) {
  const [drawn, setDrawn] = useState<{ Lends: Lender<Lent>; lend: (lent: Lent) => void }>()
  /** Undefined where the script could not be had. */
  async function borrow() {
    const Lends = await load().catch(() => undefined)
    return Lends && new Promise<Lent>((lend) => setDrawn({ Lends, lend }))
  }
  return { borrow, draw: drawn && <drawn.Lends lend={drawn.lend} /> }
}
