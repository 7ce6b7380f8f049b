import { GrantAccessSection } from '../../features/accounts/grant-access-section.tsx'
import { DeskFrame } from './desk-frame.tsx'

/** The list of who may publish, for the primary admin. */
export const PeoplePage = () => (
  <DeskFrame title="Who can publish" mayOpen={({ isPrimaryAdmin }) => isPrimaryAdmin}>
    {() => <GrantAccessSection />}
  </DeskFrame>
)
