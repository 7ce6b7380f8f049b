import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { Account } from '@artha/contract/account'
import { useDeskSummary } from '../../features/dashboard/api.ts'
import { useSession } from '../../api/session.ts'
import { useLoginAndBack } from '../accounts/session-redirects.ts'
import { AccessPending, SignInPlaceholder } from './desk-notes.tsx'
import { DeskNav } from './desk-nav.tsx'
import styles from './desk-frame.module.css'

/** `mayOpen` decides which users see the page; other writers get a message. */
interface DeskFrameProps {
  title: string
  mayOpen?: (user: Account, mayRestore: boolean) => boolean
  children: (user: Account, studioUrl: string | undefined) => ReactNode
}

/** The frame of a dashboard page: title, navigation and content, for users who may create content. */
export function DeskFrame({ title, mayOpen = () => true, children }: DeskFrameProps) {
  const { pathname, search } = useLocation()
  useLoginAndBack(pathname + search)
  const { status, user } = useSession()
  const summary = useDeskSummary(user?.isAdmin === true)
  if (status !== 'signed-in') return <SignInPlaceholder title={title} />
  const mayRestore = summary.data?.mayRestore === true
  const isOpen = user?.isAdmin === true && mayOpen(user, mayRestore)
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {user && <DeskNav user={user} mayRestore={mayRestore} isReviewOn={summary.data?.inReview !== undefined} />}
      {user && !user.isAdmin && <AccessPending>Until then you can view the dashboard but change nothing.</AccessPending>}
      {user?.isAdmin && !isOpen && summary.data && <p>You have no access to this page: use the links above.</p>}
      {user && isOpen && children(user, summary.data?.studioUrl)}
    </div>
  )
}
