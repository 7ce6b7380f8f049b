import { Link } from 'react-router-dom'
import { AccountScreen } from '../../features/accounts/account-screen.tsx'
import { VerifyCode } from '../../features/accounts/verify-code.tsx'

export const VerifyCodePage = () => (
  <AccountScreen
    title="Verify code"
    intro="If this email has an account, we have sent it a code and a link. Each works once, for ten minutes."
    links={
      <>
        <Link to="/forgot-password">Use another email</Link>
        <Link to="/login">Log In</Link>
      </>
    }
  >
    <VerifyCode />
  </AccountScreen>
)
