import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { ArticleSection } from '@artha/contract/article'
import { typographic } from '../../lib/typographic.ts'
import { useSectionInView } from '../../ui/section-in-view.ts'
import { sectionId } from './section-id.ts'
import styles from './article-contents.module.css'

/** Shorter articles have no contents. */
const fewest = 3

interface ArticleContentsProps {
  sections: readonly ArticleSection[]
  language: string | undefined
}

/** The contents of a long article, beside it. The section in view is marked. */
export function ArticleContents({ sections, language }: ArticleContentsProps) {
  const parts = sections.flatMap(({ subtitle }, at) => (subtitle.trim() === '' ? [] : { id: sectionId(at + 1), subtitle }))
  const count = sections.length
  const ids = useMemo(() => Array.from({ length: count }, (_, at) => sectionId(at + 1)), [count])
  const inView = useSectionInView(ids, parts.length >= fewest, '')
  if (parts.length < fewest) return null
  return (
    <nav className={`${styles.contents} not-printed`} aria-label="Contents">
      <p className={styles.title} aria-hidden="true">
        Contents
      </p>
      <ol lang={language}>
        {parts.map(({ id, subtitle }) => (
          <li key={id}>
            <Link to={`#${id}`} replace aria-current={id === inView ? 'location' : undefined} onClick={() => focusSection(id)}>
              {typographic(subtitle)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Moves the focus to a section, as a browser does for its own anchors. The link adds no history entry, so Back leaves the article. */
const focusSection = (id: string) => document.getElementById(id)?.focus({ preventScroll: true })
