import type { ReactNode } from 'react'
import type { Article } from '@artha/contract/article'
import { ArticleBody } from '../../features/articles/article-body.tsx'
import { ArticleHeader } from '../../features/articles/article-header.tsx'
import { articleSections, readingMinutes } from '../../features/articles/article-sections.ts'
import { ArticleSources, EndedFigures } from '../../features/articles/article-sources.tsx'
import { ArticleTools } from '../../features/articles/article-tools.tsx'
import { needsEducationNote } from '../../features/articles/education-note.ts'
import { ShortVersion } from '../../features/articles/short-version.tsx'
import { languageOf, otherLanguageOf } from '../../lib/language-of.ts'
import { readableArticlePath } from '../../lib/paths.ts'
import { lateHydrated } from '../../ui/late-hydrated.tsx'
import { showUnreachableToast } from '../unreachable-toast.ts'
import { useSiteFacts } from '../site-facts.ts'
import styles from './article-view.module.css'

/** The server renders the end of the article. Its script is only needed there, so it loads late. */
const LateMoreOf = lateHydrated(async () => (await import('./more-of.tsx')).MoreOf)

/** The links work without the script, which only marks the section in view. */
const LateContents = lateHydrated(async () => (await import('../../features/articles/article-contents.tsx')).ArticleContents)

/** An article as readers see it, published or in a preview. */
export function ArticleView({ article, back }: { article: Article; back?: ReactNode }) {
  const sections = articleSections(article)
  const language = otherLanguageOf(article.title)
  const { url } = useSiteFacts()
  const { shortVersion, sources, terms, figureData, caption, credit } = article
  return (
    <div className={styles.page}>
      <LateContents sections={sections} language={language} />
      <article className={styles.article}>
        <ArticleHeader
          article={article}
          language={language}
          readingMinutes={readingMinutes(sections)}
          back={back}
          address={`${url}${readableArticlePath(article)}`}
          actions={<ArticleTools article={article} language={languageOf(article.title)} onFailed={showUnreachableToast} />}
        />
        <EndedFigures sources={sources} />
        {shortVersion && <ShortVersion short={shortVersion} language={language} />}
        <ArticleBody sections={sections} language={language} sources={sources} terms={terms} charts={figureData} caption={caption} credit={credit} />
        <ArticleSources sources={sources} />
        {needsEducationNote(article) && <p className={styles.note}>For education only, not investment advice.</p>}
      </article>
      <LateMoreOf article={article} sections={sections} />
    </div>
  )
}
