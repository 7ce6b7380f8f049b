import { IssueList } from '../../features/dashboard/newsletter/issue-list.tsx'
import { SubscriberList } from '../../features/dashboard/newsletter/subscriber-list.tsx'
import { DeskFrame } from './desk-frame.tsx'

/** All issues of the newsletter, for admins. */
export const NewsletterIssuesPage = () => (
  <DeskFrame title="Newsletter" mayOpen={(_, mayRestore) => mayRestore}>
    {({ _id }) => <IssueList key={_id} />}
  </DeskFrame>
)

/** The subscribers of the newsletter, for admins; export and import are the primary admin's. */
export const NewsletterSubscribersPage = () => (
  <DeskFrame title="Subscribers" mayOpen={(_, mayRestore) => mayRestore}>
    {({ _id, isPrimaryAdmin }) => <SubscriberList key={_id} isOwner={isPrimaryAdmin} />}
  </DeskFrame>
)
