import type { DeskState } from '@artha/contract/desk'
import { articlePath } from '../../../lib/paths.ts'
import { Link } from 'react-router-dom'
import styles from './desk-table.module.css'

const contentTypes = { article: 'api::article.article', story: 'api::story.story' } as const

/** Returns the address of an entry's edit page in the Studio. */
export const studioAddress = (studioUrl: string, kind: keyof typeof contentTypes, id: string) =>
  `${studioUrl}/content-manager/collection-types/${contentTypes[kind]}/${encodeURIComponent(id)}`

interface RowLinksProps {
  kind: 'article' | 'story'
  id: string
  title: string
  state: DeskState
  /** Undefined for users who may not create content. */
  studioUrl: string | undefined
}

/** Links to the entry's page on the site, if readers can see it, and to its entry in the Studio. */
export const RowLinks = ({ kind, id, title, state, studioUrl }: RowLinksProps) => (
  <span className={styles.links}>
    {kind === 'article' && state === 'live' && (
      <Link to={articlePath(id)}>
        View on site<span className="visually-hidden">{`: ${title}`}</span>
      </Link>
    )}
    {studioUrl !== undefined && (
      <a href={studioAddress(studioUrl, kind, id)} target="_blank" rel="noopener noreferrer">
        Open in Studio<span className="visually-hidden">{`: ${title} (new tab)`}</span>
      </a>
    )}
  </span>
)
