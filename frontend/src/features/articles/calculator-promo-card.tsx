import { Link } from 'react-router-dom'
import { ForwardIcon } from '../../ui/icons.tsx'
import { calculatorTitle, type calculatorPromo } from './calculator-promo.ts'
import styles from './calculator-promo-card.module.css'

const instalment = 'What would the instalment be? Try the sum, the rate and the years.'

const promises: Readonly<Record<string, string | undefined>> = {
  loan: instalment,
  'home-loan': instalment,
  'car-loan': instalment,
  investment: 'What may a monthly sum become? Try the rate and the years.',
  revenue: 'What is left of what comes in? Try units, price and costs.',
  budget: 'What is left at the end of the month? Write down both sides.',
  credit: 'What moves a credit score? Try each of its five parts.',
  insurance: 'What might a cover cost? Try age, term and kind.',
  networth: 'What do you own, what do you owe? Add it up once.',
  gst: 'What is the tax in a price, and on top of one?',
  epf: 'What will the provident fund hold when you retire? Try your pay.',
  hra: 'How much of the rent is free of tax? Try your pay and city.',
  'credit-card': 'What does an unpaid balance cost? Try what you pay each month.',
  'income-tax': 'What is the tax of the year? See both regimes side by side.',
}

/** Leads to the calculator that an article speaks of. */
export const CalculatorPromoCard = ({ name, path, isFilled }: ReturnType<typeof calculatorPromo>) => (
  <section className={styles.promo} aria-labelledby="calculator-promo-title">
    <h2 className={styles.title} id="calculator-promo-title">
      {calculatorTitle(name)}
    </h2>
    <p className={styles.text}>
      {`${promises[name] ?? 'Try it with figures of your own.'}${isFilled ? ' It opens with the figures of this article.' : ''}`}
    </p>
    <Link className={styles.link} to={path}>
      Work it out <ForwardIcon size={18} />
    </Link>
  </section>
)
