import toast from 'react-hot-toast/headless'
import { Link } from 'react-router-dom'
import { AcademyModules } from '../../features/academy/academy-modules.tsx'
import { QuickQuiz } from '../../features/academy/quick-quiz.tsx'
import { Button } from '../../ui/button.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import drawing from '../../ui/drawings/academy.svg'
import { useSiteFacts } from '../site-facts.ts'
import styles from './academy-page.module.css'

const sayComingSoon = () => void toast('Coming Soon')

/** A preview of the academy's films, with a quiz that is available today. */
export function AcademyPage() {
  const { name } = useSiteFacts()
  return (
    <div className={styles.page}>
      <div className={styles.opening}>
        <header className={styles.header}>
          <p className={styles.kicker}>{`${name} Finance Academy`}</p>
          <h1 className={styles.title}>Namaste, and welcome to class</h1>
          <p className={styles.standfirst}>
            A preview of our video series: short films, one idea each, in the order money questions come up. The films come later; the quiz and the
            tools are open today.
          </p>
          <div>
            <Button onClick={sayComingSoon}>Set a goal</Button>
          </div>
          <p className={styles.now}>
            <Link to="/goal-calculator">Work out how much to save each month</Link>
          </p>
        </header>
        <FirstModule />
      </div>
      <AcademyModules onChoose={sayComingSoon} />
      <QuickQuiz />
      <p className={styles.note}>For education only, not investment advice.</p>
    </div>
  )
}

const FirstModule = () => (
  <section className={styles.card} aria-labelledby="first-module-title">
    <Drawing src={drawing} />
    <p className={styles.kicker}>Video series · Module 1</p>
    <h2 className={styles.cardTitle} id="first-module-title">
      Before you invest your first rupee
    </h2>
    <p>What to sort out first: a written budget, an emergency fund and a look at your debts.</p>
    <div>
      <Button look="strong" onClick={sayComingSoon}>
        Start now
      </Button>
    </div>
    <p className={styles.now}>
      <Link to="/budget-calculator">Fill in a budget</Link>
    </p>
  </section>
)
