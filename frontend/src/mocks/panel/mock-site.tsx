import type { ReactNode } from 'react'
import { SignInAidContext } from '../../pages/accounts/sign-in-aid.ts'
import { MockAccounts } from './mock-accounts.tsx'
import { MockPanel } from './mock-panel.tsx'
import { UnansweredPage } from './unanswered-page.tsx'
import { useUnansweredCalls } from './unanswered-calls.ts'

/** The site with what only this mode has: named accounts at the login form, a panel of scenarios, and holes in the mocks said aloud. */
export function MockSite({ children }: { children: ReactNode }) {
  const unanswered = useUnansweredCalls()
  return (
    <SignInAidContext value={<MockAccounts />}>
      {unanswered.length > 0 ? <UnansweredPage calls={unanswered} /> : children}
      <MockPanel />
    </SignInAidContext>
  )
}
