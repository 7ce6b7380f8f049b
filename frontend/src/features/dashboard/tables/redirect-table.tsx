import type { FormerAddress } from '@artha/contract/former-address'
import { dateInIndia } from '../../../lib/dates.ts'
import { readableArticlePath } from '../../../lib/paths.ts'
import styles from './desk-table.module.css'

/** Decodes a path, because an address bar shows letters of every script. */
const readable = (path: string) => decodeURI(path)

/** The former addresses of articles and their current ones. */
export const RedirectTable = ({ redirects }: { redirects: readonly FormerAddress[] }) => (
  <table className={styles.table} aria-label="Redirects">
    <thead>
      <tr>
        <th scope="col">From</th>
        <th scope="col">To</th>
        <th scope="col" className={styles.wide}>
          Since
        </th>
      </tr>
    </thead>
    <tbody>
      {redirects.map(({ _id, title, slug, before, leftAt }) => {
        const [from, to] = [readableArticlePath({ _id, ...before }), readableArticlePath({ _id, title, slug })]
        return (
          <tr key={from}>
            <th scope="row" className={styles.name}>
              <span className={styles.title}>
                <a href={from}>{readable(from)}</a>
              </span>
              <span className={styles.narrow}>{`Since ${dateInIndia(new Date(leftAt))}`}</span>
            </th>
            <td className={styles.name}>
              <a href={to}>{readable(to)}</a>
              <span className={styles.kind}>{title}</span>
            </td>
            <td className={styles.wide}>
              <time dateTime={leftAt}>{dateInIndia(new Date(leftAt))}</time>
            </td>
          </tr>
        )
      })}
    </tbody>
  </table>
)
