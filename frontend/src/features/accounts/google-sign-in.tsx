import { ButtonLink } from '../../ui/button.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Message } from '../../ui/message.tsx'
import styles from './google-sign-in.module.css'

interface GoogleSignInProps {
  label: string
  /** The message about the last attempt, if it failed. */
  notice?: string | undefined
}

/** The link to sign in with Google. It loads a whole page, because the server redirects to Google and back. */
export const GoogleSignIn = ({ label, notice }: GoogleSignInProps) => (
  <div className={styles.google}>
    <p className={styles.or}>or</p>
    <LiveRegion role="alert">{notice && <Message kind="failed" title={notice} />}</LiveRegion>
    <ButtonLink to="/auth/google" reloadDocument className={styles.link}>
      {label}
    </ButtonLink>
  </div>
)
