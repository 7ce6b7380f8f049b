import { Link } from 'react-router-dom'
import { useSession } from '../../api/session.ts'
import { useLoginAndBack } from '../accounts/session-redirects.ts'
import { NewArticle } from '../../features/dashboard/articles/new-article.tsx'
import { AccessPending, SignInPlaceholder } from './desk-notes.tsx'
import styles from './form-page.module.css'

/** The article form on its own, for a new article. */
export function FormPage() {
  useLoginAndBack('/form')
  const { status, user } = useSession()
  if (status !== 'signed-in') return <SignInPlaceholder title="Create Article" />
  return (
    <div className={styles.page}>
      {user?.isAdmin ? (
        <NewArticle key={user._id} userId={user._id} />
      ) : (
        <>
          <h1 className={styles.title}>Create Article</h1>
          {user && (
            <AccessPending>
              Until then you can look around the <Link to="/dashboard">dashboard</Link>.
            </AccessPending>
          )}
        </>
      )}
    </div>
  )
}
