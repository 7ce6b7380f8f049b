import type { Article, ArticleSection } from '@artha/contract/article'
import { textOfHtml } from '../../lib/html-text.ts'

/** Silent reading of English prose: around 220 to 240 words a minute. */
const wordsPerMinute = 220

export function readingMinutes(sections: readonly ArticleSection[]) {
  const words = sections.flatMap(({ subtitle, description }) => `${subtitle} ${textOfHtml(description)}`.split(/\s+/).filter(Boolean))
  return Math.max(1, Math.round(words.length / wordsPerMinute))
}

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
