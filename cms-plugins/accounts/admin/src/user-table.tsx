import type { UserWithRole } from '@artha/contract/studio-access'
import { Checkbox, Flex, Table, Tbody, Td, Th, Thead, Tr, Typography, VisuallyHidden } from '@strapi/design-system'
import { DeleteUser } from './delete-user'
import { UserRole } from './user-role'
import { timeInIndia } from '@artha/base/panel/time-in-india'
import type { AccountChanges } from './use-account-changes'

interface RightProps {
  user: UserWithRole
  /** True if the right cannot be changed here. */
  isFixed: boolean
  onToggle: (id: string) => Promise<void>
}

/** A checkbox: Pending or Allowed. Its colour is neutral and not red, because a read-only account is no problem. */
const UserAccess = ({ user, isFixed, onToggle }: RightProps) => (
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

/** The right to publish without review: "Always" for admins, "No" for readers, a checkbox for creators. */
function UserPublishing({ user, isFixed, onToggle }: RightProps) {
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

interface Props {
  users: UserWithRole[]
  mayManage: boolean
  changes: AccountChanges
}

const headings = ['Name', 'Email', 'Joined', 'May create content', 'Publishes without review', 'Publishes in review']

export function UserTable({ users, mayManage, changes }: Props) {
  return (
    <Table colCount={headings.length + 1} rowCount={users.length + 1}>
      <Thead>
        <Tr>
          {headings.map((heading) => (
            <Th key={heading}>
              <Typography variant="sigma">{heading}</Typography>
            </Th>
          ))}
          <Th>
            <VisuallyHidden>Delete</VisuallyHidden>
          </Th>
        </Tr>
      </Thead>
      <Tbody>
        {users.map((user) => {
          const isFixed = !mayManage || user.role === 'primary-admin'
          return (
            <Tr key={user._id}>
              <Td>
                <Typography fontWeight="semiBold" textColor="neutral800">
                  {user.username}
                </Typography>
              </Td>
              <Td>
                <Typography textColor="neutral800">{user.email}</Typography>
              </Td>
              <Td>
                <Typography textColor="neutral600">{timeInIndia(user.createdAt)}</Typography>
              </Td>
              <Td>
                <UserAccess user={user} isFixed={isFixed} onToggle={changes.toggle} />
              </Td>
              <Td>
                <UserRole user={user} isFixed={isFixed} onChange={changes.setRole} />
              </Td>
              <Td>
                <UserPublishing user={user} isFixed={isFixed} onToggle={changes.togglePublishing} />
              </Td>
              <Td>{!isFixed && <DeleteUser user={user} onDelete={changes.remove} />}</Td>
            </Tr>
          )
        })}
      </Tbody>
    </Table>
  )
}
