import type { Account } from '@artha/contract/account'
import { Button } from '../../ui/button.tsx'
import { AccountScreen } from './account-screen.tsx'
import styles from './sign-in-question.module.css'

interface SignInQuestionProps {
  person: Pick<Account, 'username' | 'email'>
  onYes: () => void
  onNo: () => void
}

/** Asks before a link signs this browser in, because everything written afterwards would belong to that account. */
export const SignInQuestion = ({ person, onYes, onNo }: SignInQuestionProps) => (
  <AccountScreen
    title={`Continue as ${person.username}?`}
    intro={`This link signs you in as ${person.email}. If that is not you, someone else may have sent it: do not continue.`}
  >
    <div className={styles.answers}>
      <Button onClick={onNo}>Not me</Button>
      <Button look="strong" onClick={onYes}>
        Continue
      </Button>
    </div>
  </AccountScreen>
)
