import type { Article, ArticleSection } from '@artha/contract/article'

/** The sections to show. A legacy article has none: one is made of its own picture, its subcategory and its content. */
export function articleSections(article: Article): ArticleSection[] {
  if (article.sections.length > 0) return article.sections
  return [
    {
      subtitle: article.subcategory,
      description: article.content,
      imageUrl: article.imageUrl,
      imageAlt: '',
      image: article.image,
    },
  ]
}
