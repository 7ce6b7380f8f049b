import { lazy, Suspense, type ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { SignInAidContext } from '../../pages/accounts/sign-in-aid.ts'
import { MockAccounts } from './mock-accounts.tsx'
import { MockPanel } from './mock-panel.tsx'
import { UnansweredPage } from './unanswered-page.tsx'
import { useUnansweredCalls } from './unanswered-calls.ts'

const Styleguide = lazy(() => import('../styleguide/styleguide.tsx').then(({ Styleguide: Guide }) => ({ default: Guide })))
/** True on the styleguide, a page that the site itself does not have. */
const isStyleguide = () => window.location.pathname === '/styleguide'

function Shown({ children }: { children: ReactNode }) {
  if (!isStyleguide()) return children
  return (
    <BrowserRouter>
      <Suspense>
        <Styleguide />
      </Suspense>
    </BrowserRouter>
  )
}

/** The site on mocks, with mock accounts at the login form, a panel of scenarios, and a page for calls that no handler answers. */
export function MockSite({ children }: { children: ReactNode }) {
  const unanswered = useUnansweredCalls()
  return (
    <SignInAidContext value={<MockAccounts />}>
      {unanswered.length > 0 ? <UnansweredPage calls={unanswered} /> : <Shown>{children}</Shown>}
      <MockPanel />
    </SignInAidContext>
  )
}
