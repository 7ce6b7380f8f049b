import type { UserWithRole } from '@artha/contract/studio-access'
import { Button, Dialog, IconButton, Typography } from '@strapi/design-system'
import { Trash } from '@strapi/icons'
import { ConfirmDialog } from '@strapi/strapi/admin'

interface Props {
  user: UserWithRole
  onDelete: (id: string) => Promise<void>
}

/** Deletes an account after a confirmation that says what will happen. */
export const DeleteUser = ({ user, onDelete }: Props) => (
  <Dialog.Root>
    <Dialog.Trigger>
      <IconButton label={`Delete ${user.username}`} variant="ghost">
        <Trash />
      </IconButton>
    </Dialog.Trigger>
    <ConfirmDialog
      title={`Delete ${user.username}?`}
      endAction={
        <Dialog.Action>
          <Button fullWidth variant="danger-light" onClick={() => void onDelete(user._id)}>
            Delete account
          </Button>
        </Dialog.Action>
      }
    >
      <Typography textAlign="center">
        {`The account of ${user.email} is signed out everywhere at once and cannot be restored. What this person wrote stays.`}
      </Typography>
    </ConfirmDialog>
  </Dialog.Root>
)
