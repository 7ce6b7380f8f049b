import { Link } from 'react-router-dom'
import { AccountScreen } from '../../features/accounts/account-screen.tsx'
import { NewPassword } from '../../features/accounts/new-password.tsx'

export const ResetPasswordPage = () => (
  <AccountScreen title="New password" links={<Link to="/login">Log In</Link>}>
    <NewPassword />
  </AccountScreen>
)
