import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { usePassingOutcome } from '../../../ui/use-passing-outcome.ts'

/** Copies the address of the calculator's own page with what was entered; it leaves the device no other way but by "Share". */
export function CopyLink({ address }: { address: string }) {
  const [copied, setCopied] = usePassingOutcome<true>()
  // Some browsers copy nothing outside of https: then the link stands there to be copied by hand
  const [toCopy, setToCopy] = useState<string>()

  async function copy() {
    const link = location.origin + address
    try {
      await navigator.clipboard.writeText(link)
      setToCopy(undefined)
      setCopied(true)
    } catch {
      setToCopy(link)
    }
  }

  return (
    <>
      <Button onClick={() => void copy()}>
        <span aria-live="polite">{copied ? 'Copied' : 'Copy link'}</span>
      </Button>
      {toCopy !== undefined && (
        <Field
          label="Your browser blocked copying. Copy it from here"
          name="link"
          readOnly
          autoFocus
          value={toCopy}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  )
}
