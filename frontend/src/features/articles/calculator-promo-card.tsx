import { Link } from 'react-router-dom'
import { ForwardIcon } from '../../ui/icons.tsx'
import { calculatorTitle, type calculatorPromo } from './calculator-promo.ts'
import styles from './calculator-promo-card.module.css'

const instalment = 'What would your EMI be? Enter the amount, rate and years.'

const promises: Readonly<Record<string, string | undefined>> = {
  loan: instalment,
  'home-loan': instalment,
  'car-loan': instalment,
  investment: 'What could a monthly investment grow to? Enter an amount and rate.',
  revenue: 'How much profit is left? Enter units, price and costs.',
  budget: 'How much do you have left at month end? List your income and expenses.',
  credit: 'What affects your credit score? Try each of its five parts.',
  insurance: 'What might insurance cost? Enter age, term and type.',
  networth: 'What is your net worth? Add up what you own and owe.',
  gst: 'How much GST is in a price? Add it or take it out.',
  epf: 'What will your EPF be worth when you retire? Enter your pay.',
  hra: 'How much of your rent is tax-free? Enter your pay and city.',
  'credit-card': 'What does an unpaid card balance cost? Enter what you pay each month.',
  'income-tax': 'How much tax will you pay? Compare both regimes.',
}

/** A card that links to the calculator of an article. */
export const CalculatorPromoCard = ({ name, path, isFilled }: ReturnType<typeof calculatorPromo>) => (
  <section className={styles.promo} aria-labelledby="calculator-promo-title">
    <h2 className={styles.title} id="calculator-promo-title">
      {calculatorTitle(name)}
    </h2>
    <p className={styles.text}>{`${promises[name] ?? 'Try it with your own figures.'}${isFilled ? ' It opens with this article’s figures.' : ''}`}</p>
    <Link className={styles.link} to={path}>
      Work it out <ForwardIcon size={18} />
    </Link>
  </section>
)
