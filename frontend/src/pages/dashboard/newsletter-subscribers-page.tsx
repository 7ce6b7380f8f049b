import { SubscriberList } from '../../features/dashboard/newsletter/subscriber-list.tsx'
import { DeskFrame } from './desk-frame.tsx'

/** The subscribers of the newsletter, for admins; export and import are the primary admin's. */
export const NewsletterSubscribersPage = () => (
  <DeskFrame title="Subscribers" mayOpen={(_, mayRestore) => mayRestore}>
    {({ _id, isPrimaryAdmin }) => <SubscriberList key={_id} isOwner={isPrimaryAdmin} />}
  </DeskFrame>
)
