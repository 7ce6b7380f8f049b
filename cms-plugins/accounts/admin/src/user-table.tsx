import type { UserWithRole } from '@artha/contract/studio-access'
import { Table, Tbody, Td, Th, Thead, Tr, Typography, VisuallyHidden } from '@strapi/design-system'
import { DeleteUser } from './delete-user'
import { UserAccess } from './user-access'
import { UserPublishing } from './user-publishing'
import { UserRole } from './user-role'
import { timeInIndia } from '@artha/base/panel/time-in-india'
import type { AccountChanges } from './use-account-changes'

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
