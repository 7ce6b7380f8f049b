import { useEffect, useState } from 'react'

const shownMs = 2_000

/** State of a result that is shown for two seconds. */
export function useTransientOutcome<Outcome>() {
  const [outcome, setOutcome] = useState<Outcome>()
  useEffect(() => {
    if (outcome === undefined) return
    const timer = setTimeout(() => setOutcome(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [outcome])
  return [outcome, setOutcome] as const
}
