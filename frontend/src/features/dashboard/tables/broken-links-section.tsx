import type { BrokenLink } from '@artha/contract/inner-links'
import { Link } from 'react-router-dom'
import { useBrokenLinks } from '../api.ts'
import { articlePath } from '../../../lib/paths.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { formPath } from '../form-path.ts'
import styles from './manager.module.css'
import lists from './figures-to-review.module.css'

/** Links of published articles to pages of ours that are gone. Renders nothing if there are none or they cannot be loaded. */
export function BrokenLinksSection() {
  const { data } = useBrokenLinks()
  if (data === undefined || data.length === 0) return null
  return (
    <section className={styles.list} aria-labelledby="broken-links">
      <SectionHeading id="broken-links">Broken links</SectionHeading>
      <p>These articles link to pages of ours that are deleted or not published.</p>
      <ul className={lists.figures}>
        {data.map((link) => (
          <BrokenPath key={link.path} {...link} />
        ))}
      </ul>
    </section>
  )
}

const BrokenPath = ({ path, articles }: BrokenLink) => (
  <li>
    <p className={lists.name}>{path}</p>
    <ul className={lists.pieces}>
      {articles.map(({ _id, title, mayChange }) => (
        <li key={_id} className={lists.piece}>
          <a href={articlePath(_id)}>{title}</a>
          {mayChange && (
            <Link to={formPath('article', _id)}>
              Edit<span className="visually-hidden">{` ${title}`}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  </li>
)
