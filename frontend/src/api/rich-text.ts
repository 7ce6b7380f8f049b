import { article, articleList, type Article } from '@artha/contract/article'
import { deskArticle } from '@artha/contract/desk'
import { answerSchemaOf } from '@artha/contract/endpoints'
import { preview, type Preview } from '@artha/contract/preview'
import { hasMarkup } from '@artha/contract/rich-text-policy'

type Clean = (html: string) => string

/** Whether the answer to this key holds HTML written by people. */
export function holdsRichText(key: string) {
  const schema = answerSchemaOf(key)
  return schema === article || schema === articleList || schema === deskArticle || schema === preview
}

/** The answer with every text that is drawn as HTML cleaned. */
export function cleanRichText(key: string, answer: unknown, clean: Clean): unknown {
  const schema = answerSchemaOf(key)
  if (schema === article || schema === deskArticle) return cleanArticle(answer as Article, clean)
  if (schema === preview) return cleanPreview(answer as Preview, clean)
  if (schema === articleList) return (answer as Article[]).map((each) => cleanArticle(each, clean))
  return answer
}

/** A story's words are plain text. */
const cleanPreview = (dirty: Preview, clean: Clean): Preview =>
  dirty.kind === 'article' ? { ...dirty, article: cleanArticle(dirty.article, clean) } : dirty

const cleanArticle = (dirty: Article, clean: Clean): Article => ({
  ...dirty,
  content: cleanMarkup(dirty.content, clean),
  sections: dirty.sections.map((section) => ({ ...section, description: cleanMarkup(section.description, clean) })),
})

/** Plain text is never drawn as HTML, and stays as it was typed. */
const cleanMarkup = (text: string, clean: Clean) => (hasMarkup(text) ? clean(text) : text)
