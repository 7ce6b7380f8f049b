import type { ReceivedMessage } from '@artha/contract/studio-newsroom'
import { Box, Button, Link, Modal, TextButton, Typography } from '@strapi/design-system'
import { timeInIndia } from '@artha/base/panel/time-in-india'
import type { MessageChanges } from './use-message-changes'

interface Props {
  message: ReceivedMessage
  mayChange: boolean
  changes: MessageChanges
}

const firstWords = (text: string) => (text.length > 60 ? `${[...text].slice(0, 60).join('').trimEnd()}…` : text)

/** The first words of a message. A click opens it, and marks it as read if the user may mark messages. */
export function OpenMessage({ message, mayChange, changes }: Props) {
  const { _id, name, email, state } = message
  const words = firstWords(message.message)
  const isAnswered = state === 'answered'
  return (
    <Modal.Root onOpenChange={(isOpen) => void (isOpen && mayChange && state === 'unread' && changes.markSeen(_id))}>
      <Modal.Trigger>
        <TextButton aria-label={`${words}, message of ${name}`}>{words}</TextButton>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{`Message from ${name}`}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Typography textColor="neutral600">{`${timeInIndia(message.receivedAt)} · `}</Typography>
          <Link href={`mailto:${email}`} isExternal={false}>
            {email}
          </Link>
          <Box paddingTop={4} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            <Typography textColor="neutral800">{message.message}</Typography>
          </Box>
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">Close</Button>
          </Modal.Close>
          {mayChange && (
            <Modal.Close>
              <Button onClick={() => void changes.mark(_id, isAnswered ? 'read' : 'answered')}>
                {isAnswered ? 'Mark as not answered' : 'Mark as answered'}
              </Button>
            </Modal.Close>
          )}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}
