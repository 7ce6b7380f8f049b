import { slugOfTag, tagPath } from '@artha/contract/tags'
import { Link } from 'react-router-dom'
import styles from './article-tags.module.css'

/** What an article is about beside its topic: each tag leads to the articles that share it. */
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
