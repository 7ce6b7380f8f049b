import type { ShortVersion as Short } from '@artha/contract/article-extras'
import { typographic } from '../../lib/typographic.ts'
import styles from './short-version.module.css'

const facts = [
  ['appliesTo', 'Applies to'],
  ['doBy', 'Do by'],
  ['costsOrSaves', 'Costs or saves'],
] as const

/** Returns "When" for a rule with a first day instead of a last one: "From 1 April 2026". */
const titleOf = (title: string, said: string) => (title === 'Do by' && /^(?:From|Since)\b/.test(said) ? 'When' : title)

/** An article's summary: at most three lines, a key figure, and a small table of who, when and how much. */
export function ShortVersion({ short, language }: { short: Short; language: string | undefined }) {
  const said = facts.filter(([name]) => short[name] !== '')
  return (
    <section className={styles.short} lang={language} aria-labelledby="short-version-title">
      <h2 id="short-version-title" className={styles.title}>
        The short version
      </h2>
      <div className={styles.lines}>
        {short.figure && (
          <p className={styles.figure}>
            <strong>{short.figure}</strong> <span>{typographic(short.figureSays)}</span>
          </p>
        )}
        <ul>
          {short.lines.map((line, at) => (
            <li key={at}>{typographic(line)}</li>
          ))}
        </ul>
      </div>
      {said.length > 0 && (
        <table className={styles.facts}>
          <tbody>
            {said.map(([name, title]) => (
              <tr key={name}>
                <th scope="row">{titleOf(title, short[name])}</th>
                <td>{typographic(short[name])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
