import { Link } from 'react-router-dom'
import { ForwardIcon } from '../../ui/icons.tsx'
import { calculatorPromo } from './calculator-promo.ts'
import styles from './calculator-promo-card.module.css'

const promises: Readonly<Record<ReturnType<typeof calculatorPromo>['name'], string>> = {
  Loan: 'What would the instalment be? Try the sum, the rate and the years.',
  Investment: 'What may a monthly sum become? Try the rate and the years.',
  Revenue: 'What is left of what comes in? Try units, price and costs.',
  Budget: 'What is left at the end of the month? Write down both sides.',
  Credit: 'What moves a credit score? Try each of its five parts.',
  Insurance: 'What might a cover cost? Try age, term and kind.',
  NetWorth: 'What do you own, what do you owe? Add it up once.',
}

const titles: Partial<Record<keyof typeof promises, string>> = { NetWorth: 'Net worth' }

/** Leads to the calculator that belongs to what the article is about. */
export function CalculatorPromoCard({ category, subcategory }: { category: string; subcategory: string }) {
  const { name, path } = calculatorPromo(category, subcategory)
  return (
    <section className={styles.promo} aria-labelledby="calculator-promo-title">
      <h2 className={styles.title} id="calculator-promo-title">
        {titles[name] ?? name} calculator
      </h2>
      <p className={styles.text}>{promises[name]}</p>
      <Link className={styles.link} to={path}>
        Work it out <ForwardIcon size={18} />
      </Link>
    </section>
  )
}
