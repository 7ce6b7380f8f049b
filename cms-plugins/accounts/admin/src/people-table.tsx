import type { UserWithRole } from '@artha/contract/studio-access'
import { Table, Tbody, Td, Th, Thead, Tr, Typography, VisuallyHidden } from '@strapi/design-system'
import { DeletePerson } from './delete-person'
import { PersonAccess } from './person-access'
import { PersonRole } from './person-role'
import { timeInIndia } from './time-in-india'
import type { Changes } from './use-changes'

interface Props {
  people: UserWithRole[]
  mayManage: boolean
  changes: Changes
}

const headings = ['Name', 'E-mail', 'Joined', 'May create content', 'Role']

export function PeopleTable({ people, mayManage, changes }: Props) {
  return (
    <Table colCount={6} rowCount={people.length + 1}>
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
        {people.map((person) => {
          const isFixed = !mayManage || person.role === 'primary-admin'
          return (
            <Tr key={person._id}>
              <Td>
                <Typography fontWeight="semiBold" textColor="neutral800">
                  {person.username}
                </Typography>
              </Td>
              <Td>
                <Typography textColor="neutral800">{person.email}</Typography>
              </Td>
              <Td>
                <Typography textColor="neutral600">{timeInIndia(person.createdAt)}</Typography>
              </Td>
              <Td>
                <PersonAccess person={person} isFixed={isFixed} onToggle={changes.toggle} />
              </Td>
              <Td>
                <PersonRole person={person} isFixed={isFixed} onChange={changes.setRole} />
              </Td>
              <Td>{!isFixed && <DeletePerson person={person} onDelete={changes.remove} />}</Td>
            </Tr>
          )
        })}
      </Tbody>
    </Table>
  )
}
