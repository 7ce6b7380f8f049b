import { article, articleList, type Article } from '@artha/contract/article'
import { answerSchemaOf } from '@artha/contract/endpoints'

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
  content: clean(dirty.content),
  sections: dirty.sections.map((section) => ({ ...section, description: clean(section.description) })),
})
