import { Button } from '../../../ui/button.tsx'
import { useTransientOutcome } from '../../../ui/use-transient-outcome.ts'

interface CopyTextProps {
  label: string
  /** The button's text after copying. */
  done: string
  /** Called when the button is pressed. */
  text: () => string | Promise<string>
}

/** Copies a text. If the browser refuses, the button says so. */
export function CopyText({ label, done, text }: CopyTextProps) {
  const [outcome, setOutcome] = useTransientOutcome<'copied' | 'refused'>()

  async function copy() {
    try {
      await navigator.clipboard.writeText(await text())
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }

  return (
    <Button onClick={() => void copy()}>
      <span aria-live="polite">{outcome ? { copied: done, refused: 'Your browser blocked copying' }[outcome] : label}</span>
    </Button>
  )
}
