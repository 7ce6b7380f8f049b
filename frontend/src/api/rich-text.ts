import { article, articleList, type Article } from '@artha/contract/article'
import { answerSchemaOf } from '@artha/contract/endpoints'
import { hasMarkup } from '@artha/contract/rich-text-policy'

type Clean = (html: string) => string

/** Whether the answer to this key holds HTML written by people. */
export function holdsRichText(key: string) {
  const schema = answerSchemaOf(key)
  return schema === article || schema === articleList
}

/** The answer with every text that is drawn as HTML cleaned. */
export function cleanRichText(key: string, answer: unknown, clean: Clean): unknown {
  const schema = answerSchemaOf(key)
  if (schema === article) return cleanArticle(answer as Article, clean)
  if (schema === articleList) return (answer as Article[]).map((each) => cleanArticle(each, clean))
  return answer
}

const cleanArticle = (dirty: Article, clean: Clean): Article => ({
  ...dirty,
  content: cleanMarkup(dirty.content, clean),
  sections: dirty.sections.map((section) => ({ ...section, description: cleanMarkup(section.description, clean) })),
})

/** Plain text is never drawn as HTML, and stays as it was typed. */
const cleanMarkup = (text: string, clean: Clean) => (hasMarkup(text) ? clean(text) : text)
