import { useRef, useState } from 'react'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { useLatePart } from '../../ui/use-late-part.ts'
import { insightCards, type InsightCard } from './insight-cards.ts'
import styles from './insights-block.module.css'

/** Loaded only when a reader opens a card. */
const loadOverlay = async () => (await import('./insight-overlay.tsx')).InsightOverlay

/** Three cards. Each opens a slideshow over the whole page. */
export function InsightsBlock({ onFailed }: { onFailed: () => void }) {
  const [InsightOverlay, askForOverlay] = useLatePart(loadOverlay, onFailed)
  const [opened, setOpened] = useState<InsightCard>()
  const opener = useRef<HTMLButtonElement>(null)

  function close() {
    setOpened(undefined)
    opener.current?.focus({ preventScroll: true })
  }

  return (
    <section id="insights" aria-labelledby="insights-title">
      <SectionHeading id="insights-title">Insights &amp; Analysis</SectionHeading>
      <ul className={styles.cards}>
        {insightCards.map((card) => (
          <li key={card.title} className={styles.card}>
            <img className={styles.picture} src={card.imageUrl} alt="" width={1200} height={800} loading="lazy" decoding="async" />
            <h3 className={styles.title}>
              <button
                type="button"
                className={styles.open}
                aria-haspopup="dialog"
                onClick={({ currentTarget }) => {
                  opener.current = currentTarget
                  setOpened(card)
                  askForOverlay()
                }}
              >
                {card.title}
              </button>
            </h3>
            <p className={styles.text}>{card.description}</p>
          </li>
        ))}
      </ul>
      {opened && InsightOverlay && <InsightOverlay card={opened} onClose={close} />}
    </section>
  )
}
