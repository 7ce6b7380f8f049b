import type { AssignableRole, UserWithRole } from '@artha/contract/studio-access'
import { SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system'

const roleNames: Record<UserWithRole['role'], string> = {
  reader: 'Reader',
  creator: 'Creator',
  admin: 'Admin',
  'primary-admin': 'Primary admin',
}

const choices: AssignableRole[] = ['reader', 'creator', 'admin']

interface Props {
  user: UserWithRole
  isFixed: boolean
  onChange: (id: string, role: AssignableRole) => Promise<void>
}

/** The role of a user: a select, or plain text if it cannot be changed. */
export function UserRole({ user, isFixed, onChange }: Props) {
  if (isFixed) return <Typography textColor="neutral800">{roleNames[user.role]}</Typography>
  return (
    <SingleSelect
      size="S"
      aria-label={`Role of ${user.username}`}
      value={user.role}
      onChange={(value) => {
        const role = choices.find((each) => each === value)
        if (role) void onChange(user._id, role)
      }}
    >
      {choices.map((role) => (
        <SingleSelectOption key={role} value={role}>
          {roleNames[role]}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  )
}
