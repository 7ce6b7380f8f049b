import { createContext, type ReactNode } from 'react'
import * as texts from './panel-texts.tsx'
import styles from './sample-block.module.css'

/** True inside a block that explains sample data once at its end; its prices then have only a mark. */
export const InSampleBlock = createContext(false)

/** A block of prices from several sources with one note on sample data at its end. CSS hides the note if none of them is a sample. */
export const SampleBlock = ({ className = '', children }: { className?: string | undefined; children: ReactNode }) => (
  <InSampleBlock value>
    <div className={`${styles.block} ${className}`.trim()}>
      {children}
      <p className={styles.note}>
        <strong>{`${texts.sampleData}.`}</strong> <span>{texts.samplePricesNote}</span>
      </p>
    </div>
  </InSampleBlock>
)
