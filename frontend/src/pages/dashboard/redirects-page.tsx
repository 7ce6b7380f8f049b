import { Redirects } from '../../features/dashboard/tables/redirects.tsx'
import { DeskFrame } from './desk-frame.tsx'

/** The former addresses of articles and their redirects. */
export const RedirectsPage = () => <DeskFrame title="Redirects">{({ _id }) => <Redirects key={_id} />}</DeskFrame>
