import toast from 'react-hot-toast/headless'
import { AcademyModules } from '../../features/academy/academy-modules.tsx'
import { AcademyOpening } from '../../features/academy/academy-opening.tsx'
import { QuickQuiz } from '../../features/academy/quick-quiz.tsx'
import { useSiteFacts } from '../site-facts.ts'
import styles from './academy-page.module.css'

const sayComingSoon = () => void toast('Coming Soon')

/** A preview of the academy's films, with a quiz that is available today. */
export function AcademyPage() {
  const { name } = useSiteFacts()
  return (
    <div className={styles.page}>
      <AcademyOpening siteName={name} onChoose={sayComingSoon} />
      <AcademyModules onChoose={sayComingSoon} />
      <QuickQuiz />
      <p className={styles.note}>For education only, not investment advice.</p>
    </div>
  )
}
