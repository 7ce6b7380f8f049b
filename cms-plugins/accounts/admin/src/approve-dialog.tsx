import { Button, Field, Modal, Textarea } from '@strapi/design-system'
import { Check } from '@strapi/icons'
import { useState, type FormEvent } from 'react'

const addressesIn = (text: string) => text.split(/[\s,;]+/).filter((address) => address !== '')

interface Props {
  /** Approves the accounts. Returns the error message if none was approved, else undefined. */
  approve: (emails: string[]) => Promise<string | undefined>
}

/** Approves accounts by e-mail address, one or many at once. If one address has no account, none is approved. */
export function ApproveDialog({ approve }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const emails = addressesIn(text)
    if (emails.length === 0) return setProblem('Please enter at least one email address.')
    setSending(true)
    const refusal = await approve(emails)
    setSending(false)
    setProblem(refusal)
    if (refusal !== undefined) return
    setText('')
    setOpen(false)
  }

  return (
    <Modal.Root open={isOpen} onOpenChange={setOpen}>
      <Modal.Trigger>
        <Button startIcon={<Check />}>Approve by email</Button>
      </Modal.Trigger>
      <Modal.Content>
        <form onSubmit={(event) => void submit(event)}>
          <Modal.Header>
            <Modal.Title>Approve people by email</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Field.Root
              name="emails"
              error={problem}
              hint="One or more, separated by spaces, commas or new lines. Each becomes a creator; if any has no account, no one is approved."
              required
            >
              <Field.Label>Email addresses</Field.Label>
              <Textarea value={text} onChange={(event) => setText(event.target.value)} placeholder="asha@example.in, ravi@example.in" />
              <Field.Error />
              <Field.Hint />
            </Field.Root>
          </Modal.Body>
          <Modal.Footer>
            <Modal.Close>
              <Button variant="tertiary">Cancel</Button>
            </Modal.Close>
            <Button type="submit" loading={isSending}>
              Approve
            </Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  )
}
