import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { InputAddress } from './use-calculator-input.ts'

const outcomeShownMs = 2_000

const words = { copied: 'Copied', failed: 'Could not copy' }

/** Copies the address of the calculator's own page with what was entered: the only way by which it leaves the device. */
export function CopyLink({ path, query }: InputAddress) {
  const [outcome, setOutcome] = useState<keyof typeof words>()

  useEffect(() => {
    if (outcome === undefined) return
    const timer = setTimeout(() => setOutcome(undefined), outcomeShownMs)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      await navigator.clipboard.writeText(`${location.origin}${path}?${query}`)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }

  return (
    <Button onClick={() => void copy()}>
      <span aria-live="polite">{outcome === undefined ? 'Copy link' : words[outcome]}</span>
    </Button>
  )
}
