import { Fragment } from 'react'
import { RichText } from '../../ui/rich-text.tsx'
import { faqParts } from './faq-items.ts'
import styles from './faq-accordion.module.css'

interface FaqAccordionProps {
  /** Shared by all items of one accordion, so that the browser opens at most one at a time. */
  name: string
  description: string
}

export const FaqAccordion = ({ name, description }: FaqAccordionProps) => (
  <div>
    {faqParts(description).map(({ introHtml, items }, part) => (
      <Fragment key={part}>
        {introHtml && <RichText html={introHtml} />}
        {items.map(({ question, answerHtml }, index) => (
          <details key={index} name={name} className={styles.item}>
            <summary className={styles.question}>{question}</summary>
            <div className={styles.answer}>
              <RichText html={answerHtml} />
            </div>
          </details>
        ))}
      </Fragment>
    ))}
  </div>
)
