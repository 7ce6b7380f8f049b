import { Link } from 'react-router-dom'
import { AccountScreen } from '../../features/accounts/account-screen.tsx'
import { OpenResetLink } from '../../features/accounts/open-reset-link.tsx'

/** The target of the link in a reset mail. */
export const ResetLinkPage = () => (
  <AccountScreen
    title="Open your link"
    intro="Press the button to choose a new password. The link works once, for ten minutes."
    links={
      <>
        <Link to="/forgot-password">Request a new email</Link>
        <Link to="/login">Log In</Link>
      </>
    }
  >
    <OpenResetLink />
  </AccountScreen>
)
