import { linkOffers, searchedWords, type LinkOffer } from '@artha/editor/link-offers'
import { useLinkOffers } from '../api.ts'
import { useDebounced } from '../tables/use-debounced.ts'
import styles from './link-offers.module.css'

interface LinkOffersProps {
  /** The text in the address field. */
  written: string
  /** True for the pages to offer; all if left out. */
  accepts?: (offer: Pick<LinkOffer, 'path'>) => boolean
  onChoose: (offer: LinkOffer) => void
}

const typingDelayMs = 300

/** Our own pages that match the typed words. */
export function LinkOffers({ written, accepts, onChoose }: LinkOffersProps) {
  const words = useDebounced(searchedWords(written), typingDelayMs)
  const { data, error } = useLinkOffers(words)
  const offers = data === undefined ? [] : linkOffers(data, accepts)
  return (
    <div className={styles.offers} role="status" aria-label="Our pages">
      {error && <p className={styles.note}>The search does not respond. Type the address.</p>}
      {data !== undefined && offers.length === 0 && <p className={styles.note}>No page of ours matches.</p>}
      {offers.map((offer) => (
        <button key={offer.path} type="button" className={styles.offer} onClick={() => onChoose(offer)}>
          <span>{offer.title}</span> <span className={styles.kind}>{offer.kind}</span>
        </button>
      ))}
    </div>
  )
}
