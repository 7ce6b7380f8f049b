import type { Article } from '@artha/contract/article'
import type { PreviewLink } from '@artha/contract/preview'
import { primaryAdmin } from './real-stack.ts'

const json = { 'content-type': 'application/json' }

/** Returns the address of a preview of a published article, created as the form creates it. */
export async function previewOf(site: string, articleId: string): Promise<string> {
  const article = (await (await fetch(`${site}/admin/upload/${articleId}`)).json()) as Article
  const { title, category, subcategory, section, sections } = article
  const body = {
    kind: 'article',
    article: { title, category, subcategory, section, sections: sections.map(({ image: _, ...kept }) => kept) },
  }
  const login = await fetch(`${site}/auth/login`, { method: 'POST', headers: json, body: JSON.stringify(primaryAdmin) })
  const { token } = (await login.json()) as { token: string }
  const headers = { ...json, authorization: `Bearer ${token}` }
  const made = await fetch(`${site}/api/preview`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (made.status !== 201) throw new Error(`The preview was refused: ${await made.text()}`)
  return ((await made.json()) as PreviewLink).path
}
