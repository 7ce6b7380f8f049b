import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useTransientOutcome } from '../../../ui/use-transient-outcome.ts'

/** Copies the address of the calculator's page with the entered values. These leave the device only in such a link or by "Share". */
export function CopyLink({ address }: { address: string }) {
  const [copied, setCopied] = useTransientOutcome<true>()
  // Some browsers cannot copy outside https; then the link is shown for copying by hand
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
