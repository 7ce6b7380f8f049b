import type { Article, ArticleSection } from '@artha/contract/article'
import { useArticleCards } from '../../api/articles.ts'
import { ArticleMore } from '../../features/articles/article-more.tsx'
import { ArticleTags } from '../../features/articles/article-tags.tsx'
import { calculatorPromo } from '../../features/articles/calculator-promo.ts'
import { CalculatorPromoCard } from '../../features/articles/calculator-promo-card.tsx'
import { articlesOfCategory, moreOfCategory } from '../../features/articles/more-of-category.ts'
import { useNow } from '../../ui/now.ts'

/** The end of an article: tags, suggestions and a calculator. */
export function MoreOf({ article, sections }: { article: Article; sections: readonly ArticleSection[] }) {
  const { category, subcategory, title, tags } = article
  const cards = useArticleCards(articlesOfCategory(article))
  const promo = calculatorPromo({ category, subcategory, title, tags, html: sections.map(({ description }) => description).join('') })
  return (
    <>
      <ArticleTags tags={article.tags} />
      <ArticleMore {...moreOfCategory(article, cards.data ?? [])} calculator={<CalculatorPromoCard {...promo} />} now={useNow()} />
    </>
  )
}
