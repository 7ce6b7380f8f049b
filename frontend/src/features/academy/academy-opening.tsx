import { Link } from 'react-router-dom'
import { Button } from '../../ui/button.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import drawing from '../../ui/drawings/academy.svg'
import styles from './academy-opening.module.css'

interface OpeningProps {
  onChoose: () => void
}

/** The head of the academy and its first module. */
export const AcademyOpening = ({ siteName: name, onChoose }: OpeningProps & { siteName: string }) => (
  <div className={styles.opening}>
    <header className={styles.header}>
      <p className={styles.kicker}>{`${name} Finance Academy`}</p>
      <h1 className={styles.title}>Namaste, and welcome to class</h1>
      <p className={styles.standfirst}>
        A preview of our video series: short films, one idea each, in the order money questions come up. The films come later; the quiz and the tools
        are open today.
      </p>
      <div>
        <Button onClick={onChoose}>Set a goal</Button>
      </div>
      <p className={styles.now}>
        <Link to="/goal-calculator">Work out how much to save each month</Link>
      </p>
    </header>
    <FirstModule onChoose={onChoose} />
  </div>
)

const FirstModule = ({ onChoose }: OpeningProps) => (
  <section className={styles.card} aria-labelledby="first-module-title">
    <Drawing src={drawing} />
    <p className={styles.kicker}>Video series · Module 1</p>
    <h2 className={styles.cardTitle} id="first-module-title">
      Before you invest your first rupee
    </h2>
    <p>What to sort out first: a written budget, an emergency fund and a look at your debts.</p>
    <div>
      <Button look="strong" onClick={onChoose}>
        Start now
      </Button>
    </div>
    <p className={styles.now}>
      <Link to="/budget-calculator">Fill in a budget</Link>
    </p>
  </section>
)
