import type { UserWithRole } from '@artha/contract/studio-access'
import { Checkbox, Typography } from '@strapi/design-system'

interface Props {
  user: UserWithRole
  isFixed: boolean
  onToggle: (id: string) => Promise<void>
}

/** The right to publish without review: "Always" for admins, "No" for readers, a checkbox for creators. */
export function UserPublishing({ user, isFixed, onToggle }: Props) {
  if (user.role !== 'creator') return <Typography textColor="neutral600">{user.role === 'reader' ? 'No' : 'Always'}</Typography>
  return (
    <Checkbox
      aria-label={`${user.username} may publish while review is on`}
      checked={user.mayPublish}
      disabled={isFixed}
      onCheckedChange={() => void onToggle(user._id)}
    />
  )
}
