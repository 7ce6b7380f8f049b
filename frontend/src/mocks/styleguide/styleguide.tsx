import { GuideActions } from './guide-actions.tsx'
import { GuideFields } from './guide-fields.tsx'
import { GuideLate } from './guide-late.tsx'
import { GuideMessages } from './guide-messages.tsx'
import { GuideReading } from './guide-reading.tsx'
import { GuideTokens } from './guide-tokens.tsx'
import styles from './styleguide.module.css'

/** Every piece of `ui/` in every state, for reviews and screenshots; only on the mocks. */
export const Styleguide = () => (
  <main className={`page-width ${styles.guide}`}>
    <h1 className={styles.title}>Styleguide</h1>
    <GuideTokens />
    <GuideActions />
    <GuideFields />
    <GuideMessages />
    <GuideReading />
    <GuideLate />
  </main>
)
