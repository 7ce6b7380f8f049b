import { describe, expect, it } from 'vitest'
import { parseArticleFile } from '../article-file'
import { articleHeadFindings } from './article-head-findings'

const right = { title: 'A title of some length', standfirst: 'Short.', category: 'Tax', subcategory: 'ITR filing' }

function article(changed: Partial<typeof right>) {
  const head = { ...right, ...changed, section: 'main', featured: false, publicationDate: '2026-10-07T09:00:00Z', byline: 'B' }
  const lines = Object.entries(head).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return parseArticleFile('a', `---\n${lines.join('\n')}\n---\n## S\n![A](art:arcs)\nText`)
}

describe('articleHeadFindings', () => {
  it.each([
    ['right', {}, []],
    ['a short title', { title: 'Nineteen characters' }, ['title: 19 characters, not 20 to 90']],
    ['a long title', { title: 't'.repeat(91) }, ['title: 91 characters, not 20 to 90']],
    ['a long standfirst', { standfirst: 's'.repeat(151) }, ['standfirst: 151 characters, not 150 at most']],
    ['an unknown category', { category: 'Taxes' }, ['category: no "Taxes"']],
    ['other capitals', { subcategory: 'ITR Filing' }, ['subcategory: no "ITR Filing" in Tax']],
    ['a free subcategory', { category: 'FinTech', subcategory: 'Payments' }, []],
    ['a stored-only category', { category: 'Insurance', subcategory: 'Some Life insurance' }, []],
  ])('%s', (_name, changed, findings) => {
    expect(articleHeadFindings(article(changed))).toEqual(findings)
  })
})
