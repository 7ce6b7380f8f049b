import type { Article, ArticleSection } from '@artha/contract/article'

/** Returns an article's sections. A legacy article has none, so one is made of its picture, subcategory and content. */
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
