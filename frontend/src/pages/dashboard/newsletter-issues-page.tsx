import { IssueList } from '../../features/dashboard/newsletter/issue-list.tsx'
import { DeskFrame } from './desk-frame.tsx'

/** All issues of the newsletter, for admins. */
export const NewsletterIssuesPage = () => (
  <DeskFrame title="Newsletter" mayOpen={(_, mayRestore) => mayRestore}>
    {({ _id }) => <IssueList key={_id} />}
  </DeskFrame>
)
