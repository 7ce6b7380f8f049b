import { Button } from '../../ui/button.tsx'
import styles from './academy-promo.module.css'

/** The front page's box about the academy, which is not available yet. */
export const AcademyPromo = ({ onExplore }: { onExplore: () => void }) => (
  <section className={styles.promo} aria-labelledby="academy-promo-title">
    <h2 className={styles.title} id="academy-promo-title">
      Finance Academy
    </h2>
    <p className={styles.text}>Short films about money, one idea each, from your first budget to your first investment.</p>
    <div>
      <Button onClick={onExplore}>Explore</Button>
    </div>
  </section>
)
