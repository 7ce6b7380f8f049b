import { Link } from 'react-router-dom'
import { AccountScreen } from '../../features/accounts/account-screen.tsx'
import { ConfirmSubscription } from '../../features/accounts/confirm-subscription.tsx'

/** The target of the link in a mail that asks for a confirmation. */
export const ConfirmSubscriptionPage = () => (
  <AccountScreen
    title="Confirm your subscription"
    intro="The newsletter comes to the address that got the email. Its link works once, for 48 hours."
    links={
      <>
        <Link to="/newsletter">About the newsletter</Link>
        <Link to="/">Back to Home</Link>
      </>
    }
  >
    <ConfirmSubscription />
  </AccountScreen>
)
