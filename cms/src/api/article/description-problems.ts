import { articleLimits, isBlankDescription, type ArticleBody } from '@artha/contract/article-body'
import { sanitiseRichText } from '../../rich-text'

/**
 * What is wrong with descriptions as they will be kept, which the contract cannot see: sanitising may leave nothing of one,
 * and may make one longer by writing "&" out, so that the next save of the same text would be refused.
 */
export function descriptionProblems(sections: ArticleBody['sections']): Record<string, string> {
  return Object.fromEntries(
    sections.flatMap(({ description }, at) => {
      const kept = sanitiseRichText(description)
      const most = articleLimits.description
      const problem = isBlankDescription(kept)
        ? 'Description is required'
        : kept.length > most ? `At most ${most.toLocaleString('en-IN')} characters` : undefined
      return problem === undefined ? [] : [[`sections.${at}.description`, problem]]
    }),
  )
}
