import type { Article } from '@artha/contract/article'
import type { TermAnswer, TermCard } from '@artha/contract/term'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { allTerms } from '../../seed/terms/all-terms'
import { sharedStudioToken } from '../shared-studio'
import { openStudio } from '../studio'
import { ask } from './ask'
import { articleData } from './samples'

let words = 0
/** A word that no other term or text contains. */
const newWord = () => `Zq${(words += 1)}x${Date.now().toString(36)}`

const term = (name: string, change: object = {}) => ({ name, slug: name.toLowerCase(), group: 'loans', meaning: `What ${name} is.`, ...change })

const address = `${inject('cmsUrl')}/content-manager/collection-types/api::term.term`
const made: string[] = []

/** Sends an editor's action on a term in the Studio. */
async function studio(method: string, path: string, data?: object) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${sharedStudioToken()}` }
  const response = await fetch(address + path, { method, headers, body: data && JSON.stringify(data) })
  const text = await response.text()
  const body = (text === '' ? {} : JSON.parse(text)) as { data?: { documentId?: string }; error?: { message?: string } }
  const documentId = body.data?.documentId ?? ''
  if (documentId !== '') made.push(documentId)
  return { status: response.status, message: body.error?.message ?? '', documentId }
}

const publish = (row: object) => studio('POST', '/actions/publish', row)
const read = async (slug: string) => ask<TermAnswer>(`/api/terms/${slug}`)

afterAll(async () => {
  for (const documentId of new Set(made)) await studio('DELETE', `/${documentId}`)
})

describe('the glossary that ships', () => {
  it('is there after the first start, whole', async () => {
    const { body } = await ask<TermCard[]>('/api/terms')
    const slugs = new Set(body.map(({ slug }) => slug))
    expect(allTerms.filter(({ slug }) => !slugs.has(slug)).map(({ slug }) => slug)).toEqual([])
    expect(body.find(({ slug }) => slug === 'emi')).toMatchObject({ name: 'EMI', hindiName: 'मासिक किस्त', aliases: ['Equated monthly instalment'] })
  })

  it('answers one term whole', async () => {
    expect((await read('repo-rate')).body).toMatchObject({ name: 'Repo rate', group: 'economy', figureKey: 'repo', sources: [] })
  })

  it.each(['no-such-term', 'EMI', 'e%00mi', 'a'.repeat(61)])('knows no %s', async (slug) => {
    expect((await read(slug)).status).toBe(404)
  })
})

describe('a term in the Studio', () => {
  it('is with readers once it is published, and no longer when it is taken off', async () => {
    const name = newWord()
    const draft = await studio('POST', '', term(name))
    expect((await read(name.toLowerCase())).status).toBe(404)
    expect((await studio('POST', `/${draft.documentId}/actions/publish`, {})).status).toBe(200)
    expect((await read(name.toLowerCase())).body).toMatchObject({ name, meaning: `What ${name} is.`, text: '', aliases: [] })
    expect((await studio('POST', `/${draft.documentId}/actions/unpublish`, {})).status).toBe(200)
    expect((await read(name.toLowerCase())).status).toBe(404)
  })

  it('keeps what an editor wrote one below the other', async () => {
    const name = newWord()
    await publish(term(name, { aliases: `${name} one\n${name} two`, sources: 'The Act https://www.indiacode.nic.in' }))
    expect((await read(name.toLowerCase())).body).toMatchObject({
      aliases: [`${name} one`, `${name} two`],
      sources: [{ title: 'The Act', address: 'https://www.indiacode.nic.in' }],
    })
  })

  it.each([
    ['more than 25 words', { meaning: 'word '.repeat(26) }, /At most 25 words/],
    ['a calculator elsewhere', { calculator: 'https://example.com' }, /path on this site/],
    ['a word that means another term', { aliases: 'Equated monthly instalment' }, /A word can belong to only one term/],
  ])('is refused with %s, and readers keep what they have', async (_, change, words) => {
    const name = newWord()
    const refused = await publish(term(name, change))
    expect([refused.status, refused.message]).toEqual([400, expect.stringMatching(words)])
    expect((await read(name.toLowerCase())).status).toBe(404)
  })

  it('has its address alone, also when two editors publish at the same time', async () => {
    const name = newWord()
    const answers = await Promise.all([publish(term(name)), publish(term(`${name}s`, { slug: name.toLowerCase() }))])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('the terms of an article', () => {
  const textWith = (words: string) =>
    articleData({ sections: [{ subtitle: 'One', description: `<h3>${words}</h3><p>It speaks of ${words} twice: ${words}.</p>` }] })
  const articleOf = async (id: string) => {
    const { status, body } = await ask<Article>(`/admin/upload/${id}`)
    expect(status).toBe(200)
    return body
  }

  it('come with it, where they stand first; its text stays as it was written', async () => {
    const name = newWord()
    await publish(term(name))
    const id = await openStudio(inject('cmsUrl'), sharedStudioToken()).post('article', textWith(name))
    const article = await articleOf(id)
    expect(article.terms).toEqual([{ slug: name.toLowerCase(), name, meaning: `What ${name} is.`, section: 0, said: name }])
    expect(article.sections[0]?.description).not.toContain('/glossary/')
  })

  it('leave out one that is switched off in this article, and no other does', async () => {
    const name = newWord()
    await publish(term(name))
    const editor = openStudio(inject('cmsUrl'), sharedStudioToken())
    const [without, other] = [
      await editor.post('article', { ...textWith(name), unmarkedTerms: name.toLowerCase() }),
      await editor.post('article', textWith(name)),
    ]
    expect((await articleOf(without)).terms).toBeUndefined()
    expect((await articleOf(other)).terms).toHaveLength(1)
  })

  it('leave out one that an editor has switched off', async () => {
    const name = newWord()
    const { documentId } = await publish(term(name))
    const id = await openStudio(inject('cmsUrl'), sharedStudioToken()).post('article', textWith(name))
    expect((await articleOf(id)).terms).toHaveLength(1)
    await studio('POST', `/${documentId}/actions/publish`, term(name, { isMarked: false }))
    expect((await articleOf(id)).terms).toBeUndefined()
  })
})
