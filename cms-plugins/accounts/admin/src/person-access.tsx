import type { UserWithRole } from '@artha/contract/studio-access'
import { Checkbox, Flex, Typography } from '@strapi/design-system'

interface Props {
  person: UserWithRole
  /** It is shown and cannot be changed here. */
  isFixed: boolean
  onToggle: (id: string) => Promise<void>
}

/** Pending or Allowed. A neutral box and no red switch: an account that may only read is no cause for alarm. */
export const PersonAccess = ({ person, isFixed, onToggle }: Props) => (
  <Flex gap={2}>
    <Checkbox
      aria-label={`${person.username} may create content`}
      checked={person.isAllowedToCreate}
      disabled={isFixed}
      onCheckedChange={() => void onToggle(person._id)}
    />
    <Typography textColor={person.isAllowedToCreate ? 'success700' : 'neutral600'}>{person.isAllowedToCreate ? 'Allowed' : 'Pending'}</Typography>
  </Flex>
)
