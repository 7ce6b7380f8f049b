import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { AccountScreen } from '../../features/accounts/account-screen.tsx'
import { Notice } from '../../ui/notice.tsx'

/** The server's version of a page: the server does not know who is signed in. */
export const SignInPlaceholder = ({ title }: { title: string }) => (
  <AccountScreen title={title} intro="Log in to open this page." links={<Link to="/login">Log In</Link>}>
    {null}
  </AccountScreen>
)

/** For signed-in users who may not create content yet. */
export const AccessPending = ({ children }: { children: ReactNode }) => (
  <Notice kind="empty" title="Your access is pending">
    The primary admin must approve your account before you can write. <span>{children}</span>
  </Notice>
)
