import type { Article } from '@artha/contract/article'
import type { DeskArticle } from '@artha/contract/desk'
import type { ErrorAnswer } from '@artha/contract/errors'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { bearer } from '../access/callers'
import { ask } from './ask'
import { articleData, storyBody } from './samples'
import { people, write, type People } from './writers'

let who: People
beforeAll(async () => {
  who = await people()
})

const post = <Body = DeskArticle>(over: object) => write<Body>(who.creator, 'POST', '/admin/upload', articleData(over))

/** Hostile descriptions. A word is added to each, so that it is stored instead of refused as blank. */
const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)//',
  '<body onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="//elsewhere.example">x</a>',
  '<a href="https://x.example" onclick="alert(1)" style="x:expression(alert(1))" target="_blank">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x.swf"></object>',
  '<embed src="x">',
  '<base href="https://elsewhere.example">',
  '<meta http-equiv="refresh" content="0;url=https://elsewhere.example">',
  '<link rel=stylesheet href=x>',
  '<style>@import "x"</style>',
  '<form action="https://elsewhere.example"><input name=q><button formaction="javascript:alert(1)">x</button></form>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<p style="background:url(javascript:alert(1))" class="x" id="x">x</p>',
  '<td background="javascript:alert(1)">x</td>',
  // Markup that changes when it is parsed and serialised again.
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<p title="--!><img src=x onerror=alert(1)>">x</p>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<textarea><img src=x onerror=alert(1)>',
  '<title><img src=x onerror=alert(1)></title>',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><x>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<<script>script>alert(1)<</script>/script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/src=data:,alert(1)>',
  '<a<script>alert(1)',
  '<table><a href="javascript:alert(1)"><td>x</table>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
]

const allowedTag =
  /^<\/?(p|h3|h4|strong|b|em|i|u|s|br|hr|ul|ol|li|blockquote|aside|details|summary|a|table|caption|thead|tbody|tr|th|td|code|sub|sup|artha-figure|artha-calculator|artha-picture|artha-story)(?= ?\/?>| )/

/** Expects only tags that the policy allows, without event handlers, styles or other schemes. */
function expectHarmless(html: string) {
  for (const tag of html.match(/<[a-z!/?][^>]*>?/gi) ?? []) {
    expect(tag).toMatch(allowedTag)
    expect(tag).not.toMatch(/\son\w+=|\sstyle=|\sclass=|\sid=|src=|javascript:|data:|vbscript:|="\/\//i)
  }
}

describe('a hostile description', () => {
  /** The maximum number of sections of an article. */
  const sectionsOfOne = 40

  it('becomes harmless, each in a section of its own, and stays so', async () => {
    for (let from = 0; from < attacks.length; from += sectionsOfOne) {
      const sent = attacks.slice(from, from + sectionsOfOne)
      const { status, body } = await post({ sections: sent.map((attack) => ({ description: `<p>A word</p>${attack}` })) })
      expect(status).toBe(201)
      const { sections } = (await ask<Article>(`/admin/upload/${body._id}`)).body
      expect(sections).toHaveLength(sent.length)
      for (const [at, { description = '' }] of sections.entries()) {
        expect(description, sent[at]).toContain('A word')
        expectHarmless(description)
      }
      // Sanitising the stored text again changes nothing, so no attack becomes active on the next save.
      const kept = sections.map(({ description }) => description)
      const same = articleData({ sections: kept.map((description) => ({ description })) })
      const again = await write<DeskArticle>(who.creator, 'PUT', `/admin/upload/${body._id}`, same)
      expect(again.body.sections.map(({ description }) => description)).toEqual(kept)
    }
  })

  // rich-text.test.ts checks that the cost of cleaning grows only with the length
  it.each([
    ['refused, very deep', `${'<blockquote>'.repeat(3_900)}A word${'</blockquote>'.repeat(3_900)}`, 400],
    ['refused, in very many pieces', `<p>A word</p>${'<'.repeat(90_000)}`, 400],
    ['kept, begun and never ended', `A word${'<a href="'.repeat(10_000)}`, 201],
    ['kept, of comments', `A word ${'<!--'.repeat(20_000)}`, 201],
  ])('of tags alone is %s', async (_, description, status) => {
    expect((await post({ sections: [{ description }] })).status).toBe(status)
  })
})

describe('unusual texts', () => {
  const rightToLeft = 'سود مركب — ריבית דריבית'
  const emoji = 'Saving 👩‍👩‍👧‍👦 with 💰 and 🇮🇳, ₹ 1,00,000, चक्रवृद्धि ब्याज'

  it.each([rightToLeft, emoji, '<b>not bold</b> & "quoted" \\ \'; drop table articles; --', '${7*7} {{7*7}} %s %00 \\u0000', '𝕳 ﷽ Z̸͍̈'])(
    'are kept as they are: %s',
    async (text) => {
      const sections = [{ subtitle: text, description: `<p>${emoji} ${rightToLeft}</p>`, imageAlt: text }]
      const { body } = await post({ title: text, category: 'Finance', subcategory: text, standfirst: text, byline: text, sections })
      const { body: read } = await ask<Article>(`/admin/upload/${body._id}`)
      expect(read).toMatchObject({ title: text, subcategory: text, standfirst: text, byline: text, sections })
      const found = await ask<Article[]>(`/admin/upload?subcategory=${encodeURIComponent(text)}&q=${encodeURIComponent(text)}`)
      expect(found.body.map(({ _id }) => _id)).toContain(body._id)
      const slides = [{ text: `${text}\n${rightToLeft}`, imageAlt: text }]
      const story = storyBody({ title: text, authorName: text, slides, tags: [Array.from(text).slice(0, 15).join('').trim()] })
      expect((await write(who.creator, 'POST', '/api/stories', story)).body).toMatchObject(story)
    },
  )

  it('as long as the contract allows are kept whole', async () => {
    const longest = (most: number) => 'İ'.repeat(most)
    const section = { subtitle: longest(200), description: longest(100_000), imageAlt: longest(300) }
    const article = {
      title: longest(200),
      category: 'Finance',
      subcategory: longest(100),
      standfirst: longest(300),
      byline: longest(120),
      sections: [section],
    }
    expect((await post(article)).body).toMatchObject(article)
    const slides = Array.from({ length: 20 }, () => ({ text: longest(600), imageAlt: longest(300), ctaLink: `/${longest(499)}` }))
    const tags = Array.from({ length: 20 }, () => longest(40))
    const story = storyBody({ title: longest(200), authorName: longest(120), slides, tags })
    expect((await write(who.creator, 'POST', '/api/stories', story)).body).toMatchObject(story)
  })

  it.each(['0001-01-01T00:00:00Z', '0000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z', '1969-12-31T23:59:59Z', '2026-11-20T08:00:00.123456789Z'])(
    'the date %s is kept',
    async (createdAt) => {
      const { status, body } = await post({ createdAt })
      expect([status, Date.parse(body.createdAt)]).toEqual([201, Date.parse(createdAt)])
    },
  )
})

describe('hostile bodies', () => {
  const raw = (body: string, token?: string, path = '/admin/upload') =>
    fetch(inject('cmsUrl') + path, { method: 'POST', headers: { 'content-type': 'application/json', ...bearer(token) }, body })
  const whole = JSON.stringify(articleData())

  it.each([
    ['ten megabytes of text', () => JSON.stringify(articleData({ title: 'x'.repeat(10_000_000) })), 413],
    ['ten megabytes in a description', () => JSON.stringify(articleData({ sections: [{ description: 'x'.repeat(10_000_000) }] })), 413],
    ['JSON nested deep', () => `{"title":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 400],
    ['a prototype', () => whole.replace('{', '{"__proto__":{"isAdmin":true},'), 400],
    ['a constructor', () => whole.replace('{', '{"constructor":{"prototype":{"x":1}},'), 400],
    ['a prototype in a section', () => whole.replace('"subtitle"', '"__proto__":{"x":1},"subtitle"'), 400],
    ['a field that is not there', () => whole.replace('{', '{"createdBy":1,'), 400],
    ['a Strapi form', () => JSON.stringify({ data: articleData() }), 400],
    ['an array', () => `[${whole}]`, 400],
    ['a text', () => '"title"', 400],
    ['null', () => 'null', 400],
    ['nothing', () => '', 400],
  ])('%s: %s', async (_, body, status) => {
    for (const path of ['/admin/upload', '/api/stories']) {
      const response = await raw(body(), who.creator, path)
      const answer = (await response.json()) as ErrorAnswer
      expect([path, response.status, Object.keys(answer).includes('code')]).toEqual([path, status, true])
      expect(JSON.stringify(answer)).not.toMatch(/node_modules|SQL|\bat \w+ \(/)
    }
    expect((await raw(body())).status).toBe(401)
    expect((await raw(body(), who.reader)).status).toBe(403)
  })
})
