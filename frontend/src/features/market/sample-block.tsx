import { createContext, type ReactNode } from 'react'
import * as texts from './panel-texts.tsx'
import styles from './sample-block.module.css'

/** Whether a block says at its end what sample data is, so that its figures carry a mark alone. */
export const InSampleBlock = createContext(false)

/** Prices of several sources: that some are sample data is said once, below them; the style shows it where one is. */
export const SampleBlock = ({ className = '', children }: { className?: string | undefined; children: ReactNode }) => (
  <InSampleBlock value>
    <div className={`${styles.block} ${className}`.trim()}>
      {children}
      <p className={styles.note}>
        <strong>{`${texts.sampleData}.`}</strong> <span>{texts.sampleFigures}</span>
      </p>
    </div>
  </InSampleBlock>
)
