import type { ReceivedMessage } from '@artha/contract/studio-newsroom'
import { Button, Dialog, IconButton, Typography } from '@strapi/design-system'
import { Trash } from '@strapi/icons'
import { ConfirmDialog } from '@strapi/strapi/admin'

interface Props {
  message: ReceivedMessage
  onDelete: (id: string) => Promise<void>
}

/** Deletes a message after a confirmation. Nothing of it is kept. */
export const DeleteMessage = ({ message, onDelete }: Props) => (
  <Dialog.Root>
    <Dialog.Trigger>
      <IconButton label={`Delete the message from ${message.name}`} variant="ghost">
        <Trash />
      </IconButton>
    </Dialog.Trigger>
    <ConfirmDialog
      title={`Delete the message from ${message.name}?`}
      endAction={
        <Dialog.Action>
          <Button fullWidth variant="danger-light" onClick={() => void onDelete(message._id)}>
            Delete message
          </Button>
        </Dialog.Action>
      }
    >
      <Typography textAlign="center">It does not go to the bin and cannot be restored.</Typography>
    </ConfirmDialog>
  </Dialog.Root>
)
