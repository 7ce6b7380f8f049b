import { inject } from 'vitest'
import type { Article } from '@artha/contract/article'
import { articleOf, call, tokenOf, type Person } from './newsroom.ts'

/** Returns a title that no other journey has. */
export const titled = (words: string) => `${words} ${Date.now()}`

export const read = (id: string) => call<Article>(`${inject('siteUrl')}/admin/upload/${id}`, 'GET', undefined)

export const createArticle = async (creator: Person, title: string) =>
  call<Article>(`${inject('siteUrl')}/admin/upload`, 'POST', articleOf(title), await tokenOf(inject('siteUrl'), creator))
