import { randomUUID } from 'node:crypto'
import type { DeskArticle } from '@artha/contract/desk'
import type { ErrorAnswer } from '@artha/contract/errors'
import type { DeskIssue, DeskIssueLine, IssueBody, IssuePreview } from '@artha/contract/newsletter-issue'
import { beforeAll, describe, expect, it } from 'vitest'
import { issueData } from '../access/newsletter-list'
import { articleData } from './samples'
import { people, write, type People } from './writers'

const issues = '/api/desk/newsletter/issues'
const noId = 'aaaaaaaaaaaaaaaaaaaaaaaa'

let who: People
beforeAll(async () => {
  who = await people()
})

const create = <Body = DeskIssue>(change: Partial<IssueBody> = {}, headers = {}) => write<Body>(who.admin, 'POST', issues, issueData(change), headers)
const previewOf = async (id: string) => (await write<IssuePreview>(who.admin, 'GET', `${issues}/${id}/preview`)).body

describe('a draft of an issue', () => {
  it('is stored as it was written, and listed', async () => {
    const { status, body } = await create({ opening: '', calculator: '/sip-calculator?amount=5000' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...issueData(), opening: '', calculator: '/sip-calculator?amount=5000', state: 'draft', number: null, version: 1 })
    expect((await write<DeskIssue>(who.admin, 'GET', `${issues}/${body._id}`)).body).toEqual(body)
    const list = await write<DeskIssueLine[]>(who.admin, 'GET', `${issues}?pageSize=1`)
    expect(list.body).toMatchObject([{ _id: body._id, counts: null }])
    expect(Number(list.headers.get('x-total-count'))).toBeGreaterThan(0)
  })

  it('is made once by equal requests with one key, which is refused with another body', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const made = await Promise.all(Array.from({ length: 5 }, () => create({}, key)))
    expect(new Set(made.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1)
    expect((await create<ErrorAnswer>({ opening: 'Another one.' }, key)).status).toBe(409)
  })

  it.each<[string, object]>([
    ['subject', { subject: 'A first line\r\nBcc: everybody@mail.example' }],
    ['subject', { subject: 'x'.repeat(121) }],
    ['figureKeys', { figureKeys: ['repo', 'repo'] }],
    ['articleIds', { articleIds: Array.from({ length: 9 }, (_, at) => `${at}`.padStart(24, 'a')) }],
    ['calculator', { calculator: 'https://elsewhere.example/sip-calculator' }],
    ['calculator', { calculator: '/sip-calculator?amount="><b>' }],
  ])('is refused for its %s', async (field, change) => {
    const { status, body } = await create<ErrorAnswer>(change)
    expect(status).toBe(400)
    expect(Object.keys(body.fields ?? {})).toEqual([field])
  })

  it('says what is to be mended', async () => {
    const { body } = await create({ subject: '', figureKeys: ['no-such-figure'], articleIds: [noId], calculator: '/no-such-calculator' })
    const mustMend = body.problems.filter((problem) => problem.mustMend)
    expect(mustMend.map(({ field }) => field)).toEqual(['subject', 'figureKeys', 'articleIds', 'calculator'])
  })

  it('names no security that is advised on, and no figure that the register does not have', async () => {
    const { body } = await create({ subject: 'Buy Reliance Industries today at ₹1,400 a share' })
    expect(body.problems).toContainEqual(expect.objectContaining({ field: 'subject', mustMend: true }))
  })

  it('shows what it names, and loses what is taken back', async () => {
    const title = `An article of an issue ${randomUUID()}`
    const article = await write<DeskArticle>(who.admin, 'POST', '/admin/upload', articleData({ title }))
    const { body } = await create({ figureKeys: ['repo'], articleIds: [article.body._id], calculator: '/sip-calculator?amount=5000' })
    const { html, text, bytes } = await previewOf(body._id)
    for (const part of [title, `/blog/${article.body._id}`, '/figures/repo', '/sip-calculator?amount=5000', 'Unsubscribe']) {
      expect(html).toContain(part)
      expect(text).toContain(part)
    }
    expect(bytes).toBe(Buffer.byteLength(html))

    await write(who.admin, 'DELETE', `/admin/upload/${article.body._id}`)
    expect((await previewOf(body._id)).html).not.toContain(title)
    const read = await write<DeskIssue>(who.admin, 'GET', `${issues}/${body._id}`)
    expect(read.body.problems).toContainEqual({ field: 'articleIds', text: expect.stringContaining('Article 1 of 1'), mustMend: true })
  })

  it('cannot be read, changed or sent once it is deleted', async () => {
    const { body } = await create()
    expect((await write(who.admin, 'DELETE', `${issues}/${body._id}`)).status).toBe(200)
    for (const id of [body._id, noId, 'no-id']) {
      const at = `${issues}/${id}`
      const answers = await Promise.all([
        write(who.admin, 'GET', at),
        write(who.admin, 'GET', `${at}/preview`),
        write(who.admin, 'GET', `${at}/readers?outcome=refused`),
        write(who.admin, 'PUT', at, { ...issueData(), version: 1 }),
        write(who.admin, 'DELETE', at),
        write(who.admin, 'POST', `${at}/test`),
        write(who.admin, 'POST', `${at}/steps`, { step: 'send', version: 1 }),
      ])
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    }
  })

  it.each(['pause', 'go-on', 'stop'])('has no sending to %s', async (step) => {
    const { body } = await create()
    expect((await write(who.admin, 'POST', `${issues}/${body._id}/steps`, { step, version: 1 })).status).toBe(409)
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '</title><script>alert(1)</script>',
    '</style><svg onload=alert(1)>',
    '"><a href="javascript:alert(1)">x</a>',
    '<meta http-equiv="refresh" content="0;url=https://elsewhere.example">',
    '<!--><img src=x onerror=alert(1)>-->',
    '\u202egpj.exe <base href="https://elsewhere.example">',
  ])('shows %s as its characters', async (hostile) => {
    const { body } = await create({ subject: hostile, previewLine: hostile, opening: `${hostile}\n\n${hostile}` })
    const { html, text } = await previewOf(body._id)
    const escaped = hostile.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    expect(html).toContain(`<title>${escaped}</title>`)
    expect(html.split(escaped).length).toBeGreaterThanOrEqual(5)
    expect(html).not.toContain(hostile)
    expect(html).not.toMatch(/<(?:script|img|svg|base|iframe|form|input|object)|href="(?!https?:)/i)
    expect(text.replaceAll(/\s+/g, ' ')).toContain(hostile.slice(0, 20))
  })
})

it('a proposal is a valid first content with the newest articles', async () => {
  const title = `The newest ${randomUUID()}`
  const article = await write<DeskArticle>(who.admin, 'POST', '/admin/upload', articleData({ title }))
  const { body } = await write<IssueBody>(who.admin, 'GET', '/api/desk/newsletter/proposal')
  expect(body.articleIds).toContain(article.body._id)
  expect((await create(body)).status).toBe(201)
})
