import type { UserWithRole } from '@artha/contract/studio-access'
import { Checkbox, Flex, Typography } from '@strapi/design-system'

interface Props {
  user: UserWithRole
  /** True if the access cannot be changed here. */
  isFixed: boolean
  onToggle: (id: string) => Promise<void>
}

/** A checkbox: Pending or Allowed. Its colour is neutral and not red, because a read-only account is no problem. */
export const UserAccess = ({ user, isFixed, onToggle }: Props) => (
  <Flex gap={2}>
    <Checkbox
      aria-label={`${user.username} may create content`}
      checked={user.isAllowedToCreate}
      disabled={isFixed}
      onCheckedChange={() => void onToggle(user._id)}
    />
    <Typography textColor={user.isAllowedToCreate ? 'success700' : 'neutral600'}>{user.isAllowedToCreate ? 'Allowed' : 'Pending'}</Typography>
  </Flex>
)
