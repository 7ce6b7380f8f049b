import { slugOfTag, tagPath } from '@artha/contract/tags'
import { Link } from 'react-router-dom'
import styles from './article-tags.module.css'

/** An article's tags. Each links to the articles with that tag. */
export function ArticleTags({ tags = [] }: { tags?: readonly string[] | undefined }) {
  const linked = [...new Map(tags.map((name) => [slugOfTag(name), name]))].filter(([slug]) => slug !== '')
  if (linked.length === 0) return null
  return (
    <div className="not-printed">
      <nav aria-label="Tags">
        <ul className={styles.list}>
          {linked.map(([slug, name]) => (
            <li key={slug}>
              <Link className={styles.tag} to={tagPath(slug)}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
