import type { ComparedPart, VersionComparison } from '@artha/contract/published-versions'
import { otherLanguageOf } from '../../lib/language-of.ts'
import { readableChanges } from '../../lib/word-changes.ts'
import styles from './versions.module.css'

const partNames: Readonly<Record<ComparedPart, string>> = {
  title: 'Title',
  standfirst: 'Standfirst',
  shortVersion: 'Short version',
  text: 'Text',
  charts: 'Charts',
  pictures: 'Captions and picture descriptions',
  sources: 'Sources',
}

/** The parts that changed between two versions, word by word. Screen readers hear what was removed and added before it. */
export const VersionChanges = ({ changes }: Pick<VersionComparison, 'changes'>) => (
  <>
    <p>
      <del>Removed words</del> are struck through, <ins>added words</ins> are underlined.
    </p>
    {changes.map(({ part, before, after }) => (
      <div key={part}>
        <h3>{partNames[part]}</h3>
        <p className={styles.text} lang={otherLanguageOf(after || before)}>
          {readableChanges(before, after).map(({ text, kind }, at) =>
            kind === 'same' ? (
              <span key={at}>{text}</span>
            ) : kind === 'removed' ? (
              <del key={at}>
                <span className="visually-hidden">removed: </span>
                <span>{text}</span>
              </del>
            ) : (
              <ins key={at}>
                <span className="visually-hidden">added: </span>
                <span>{text}</span>
              </ins>
            ),
          )}
        </p>
      </div>
    ))}
  </>
)
