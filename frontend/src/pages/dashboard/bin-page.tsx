import { DeskFrame } from './desk-frame.tsx'
import { BinSection } from '../../features/dashboard/bin/bin-section.tsx'

/** The entries deleted in the last 30 days, for admins. */
export const BinPage = () => (
  <DeskFrame title="Deleted" mayOpen={(_, mayRestore) => mayRestore}>
    {() => <BinSection />}
  </DeskFrame>
)
