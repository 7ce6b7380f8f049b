import { useParams } from 'react-router-dom'
import { EditedIssue } from '../../features/dashboard/newsletter/edited-issue.tsx'
import { NewIssue } from '../../features/dashboard/newsletter/new-issue.tsx'
import { DeskFrame } from './desk-frame.tsx'

/** A new issue of the newsletter, for admins. */
export const NewIssuePage = () => (
  <DeskFrame title="New issue" mayOpen={(_, mayRestore) => mayRestore}>
    {({ _id }) => <NewIssue key={_id} />}
  </DeskFrame>
)

/** One issue of the newsletter: its form while it is a draft, then how its sending goes. For admins. */
export function EditIssuePage() {
  const { id = '' } = useParams()
  return (
    <DeskFrame title="Issue of the newsletter" mayOpen={(_, mayRestore) => mayRestore}>
      {({ _id }) => <EditedIssue key={`${_id} ${id}`} id={id} />}
    </DeskFrame>
  )
}
