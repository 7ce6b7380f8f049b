import type { BinnedItem } from '@artha/contract/desk'
import { Button, Dialog, Typography } from '@strapi/design-system'
import { ArrowClockwise } from '@strapi/icons'
import { ConfirmDialog } from '@strapi/strapi/admin'

interface Props {
  item: BinnedItem
  onRestore: (id: string) => Promise<void>
}

/** Restores an entry after a confirmation. If it was published, it is public again at once. */
export const RestoreItem = ({ item, onRestore }: Props) => (
  <Dialog.Root>
    <Dialog.Trigger>
      <Button size="S" variant="tertiary" startIcon={<ArrowClockwise />} aria-label={`Restore ${item.title}`}>
        Restore
      </Button>
    </Dialog.Trigger>
    <ConfirmDialog
      title={`Restore “${item.title}”?`}
      icon={<ArrowClockwise width="1.5rem" height="1.5rem" fill="primary600" />}
      variant="default"
      endAction={
        <Dialog.Action>
          <Button fullWidth onClick={() => void onRestore(item._id)}>
            Restore
          </Button>
        </Dialog.Action>
      }
    >
      <Typography textAlign="center">It gets its old address back. If it was published when deleted, readers can see it again at once.</Typography>
    </ConfirmDialog>
  </Dialog.Root>
)
