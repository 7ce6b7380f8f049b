import type { Device, ArticleViewsAnswer } from '@artha/contract/article-views'
import { dayText } from '../../../lib/dates.ts'
import { groupedNumber } from '../../../lib/money.ts'
import { articlePath } from '../../../lib/paths.ts'
import styles from './article-views-report.module.css'

const deviceWords: Record<Device, string> = { phone: 'Phones', tablet: 'Tablets', desk: 'Desktops' }

const sumOf = (rows: readonly { openings: number }[]) => rows.reduce((sum, { openings }) => sum + openings, 0)

/** The article views: a bar chart by day, then tables by article, referrer and device. */
export function ArticleViewsReport({ answer: { days, articles, hosts, devices } }: { answer: ArticleViewsAnswer }) {
  return (
    <div className={styles.view}>
      <DayBars days={days} />
      <Table
        caption="Most read articles"
        rows={articles.map(({ _id, title, openings }) => ({ key: _id, name: title, link: articlePath(_id), openings }))}
      />
      <Table caption="Where readers came from" rows={hosts.map(({ host, openings }) => ({ key: host, name: host, openings }))} />
      <Table caption="Devices" rows={devices.map(({ device, openings }) => ({ key: device, name: deviceWords[device], openings }))} />
    </div>
  )
}

/** A bar chart hidden from screen readers. The sentence below it describes it. */
function DayBars({ days }: Pick<ArticleViewsAnswer, 'days'>) {
  const most = Math.max(1, ...days.map(({ openings }) => openings))
  const best = days.find(({ openings }) => openings === most)
  const [first, last] = [days[0], days.at(-1)]
  return (
    <figure className={styles.figure}>
      <div className={styles.bars} aria-hidden="true">
        {days.map(({ day, openings }) => (
          <span
            key={day}
            className={styles.bar}
            style={{ blockSize: `${(openings / most) * 100}%` }}
            title={`${dayText(day)}: ${groupedNumber(openings)}`}
          />
        ))}
      </div>
      <figcaption className={styles.words}>
        {`${first && last ? `${dayText(first.day)} to ${dayText(last.day)}: ` : ''}${groupedNumber(sumOf(days))} views${best ? `, most on ${dayText(best.day)} (${groupedNumber(best.openings)})` : ''}.`}
      </figcaption>
    </figure>
  )
}

interface Row {
  key: string
  /** Undefined if the article was deleted. */
  name: string | undefined
  link?: string
  openings: number
}

function Table({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Views</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, link, openings }) => (
          <tr key={key}>
            <th scope="row" className={styles.name}>
              {link && name ? <a href={link}>{name}</a> : (name ?? 'Deleted article')}
            </th>
            <td className={styles.number}>{groupedNumber(openings)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
