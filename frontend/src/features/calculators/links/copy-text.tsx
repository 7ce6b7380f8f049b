import { Button } from '../../../ui/button.tsx'
import { usePassingOutcome } from '../../../ui/use-passing-outcome.ts'

interface CopyTextProps {
  label: string
  /** What the button says when it is done. */
  done: string
  /** Worked out when the button is pressed. */
  text: () => string
}

/** Copies a text; where the browser does not let us, the button says so. */
export function CopyText({ label, done, text }: CopyTextProps) {
  const [outcome, setOutcome] = usePassingOutcome<'copied' | 'refused'>()

  async function copy() {
    try {
      await navigator.clipboard.writeText(text())
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
