import type { Article } from '@artha/contract/article'
import { useArticleCards } from '../../api/articles.ts'
import { ArticleBody } from '../../features/articles/article-body.tsx'
import { ArticleHeader } from '../../features/articles/article-header.tsx'
import { articleSections } from '../../features/articles/article-sections.ts'
import { ArticleSources, EndedFigures } from '../../features/articles/article-sources.tsx'
import { ArticleTools } from '../../features/articles/article-tools.tsx'
import { CalculatorPromoCard } from '../../features/articles/calculator-promo-card.tsx'
import { needsEducationNote } from '../../features/articles/education-note.ts'
import { readingMinutes } from '../../features/articles/reading-time.ts'
import { PictureList } from '../../features/articles/side-list.tsx'
import { similarArticles } from '../../features/articles/similar-articles.ts'
import { languageOf, otherLanguageOf } from '../../lib/language-of.ts'
import { useNow } from '../../ui/now.ts'
import { sayUnreachable } from '../say-unreachable.ts'
import styles from './article-view.module.css'

/** How many cards are asked for, so that four are left without the open one. */
const cardsForSimilar = 5

/** An article as readers see it, published or in a preview. */
export function ArticleView({ article }: { article: Article }) {
  const sections = articleSections(article)
  const language = otherLanguageOf(article.title)
  return (
    <div className={styles.page}>
      <article className={styles.article}>
        <ArticleHeader
          article={article}
          language={language}
          readingMinutes={readingMinutes(sections)}
          actions={<ArticleTools article={article} language={languageOf(article.title)} onFailed={sayUnreachable} />}
        />
        <EndedFigures sources={article.sources} />
        <ArticleBody sections={sections} language={language} sources={article.sources} />
        <ArticleSources sources={article.sources} />
        {needsEducationNote(article) && <p className={styles.note}>For education only, not investment advice.</p>}
      </article>
      <aside className={`${styles.rail} not-printed`} aria-label="More on this subject">
        <Similar article={article} />
        <CalculatorPromoCard category={article.category} subcategory={article.subcategory} />
      </aside>
    </div>
  )
}

function Similar({ article }: { article: Article }) {
  const now = useNow()
  const cards = useArticleCards({ category: article.category.trim(), pageSize: cardsForSimilar })
  return <PictureList id="similar" title="SIMILAR ARTICLE" articles={similarArticles(article, cards.data ?? [])} now={now} />
}
