import type { ReactNode } from 'react'
import { CheckIcon } from '../../ui/icons.tsx'
import styles from './newsletter-block.module.css'

const benefits = ['No spam, just value', 'Free tools & reports', 'Weekly updates']

interface NewsletterBlockProps {
  siteName: string
  /** The number of subscribers, such as "1000+"; "" if the owner has not confirmed one. */
  subscribers: string
  /** The subscription form. */
  children: ReactNode
}

/** The newsletter's benefits and the subscription form. */
export const NewsletterBlock = ({ siteName, subscribers, children }: NewsletterBlockProps) => (
  <section id="newsletter" className={styles.block} aria-labelledby="newsletter-title">
    <div className={styles.words}>
      <p className={styles.tagline}>STAY AHEAD IN FINANCE</p>
      <h2 className={styles.title} id="newsletter-title">
        {`${siteName} Newsletter`}
      </h2>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <CheckIcon size={18} />
            <span>{benefit}</span>
          </li>
        ))}
      </ul>
      {subscribers !== '' && <p className={styles.subscribers}>{`${subscribers} Subscribers`}</p>}
    </div>
    <div className={styles.form}>
      <noscript>
        <p className={styles.note}>Subscribing needs JavaScript. Please turn it on for this site and reload the page.</p>
      </noscript>
      {children}
    </div>
  </section>
)
