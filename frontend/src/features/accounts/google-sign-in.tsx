import { ButtonLink } from '../../ui/button.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Message } from '../../ui/message.tsx'
import styles from './google-sign-in.module.css'

interface GoogleSignInProps {
  label: string
  /** What came of the last try. */
  notice?: string | undefined
}

/** A whole page load: the way leads through the server to Google and back. */
export const GoogleSignIn = ({ label, notice }: GoogleSignInProps) => (
  <div className={styles.google}>
    <p className={styles.or}>or</p>
    <LiveRegion role="alert">{notice && <Message kind="failed" title={notice} />}</LiveRegion>
    <ButtonLink to="/auth/google" reloadDocument className={styles.link}>
      {label}
    </ButtonLink>
  </div>
)
