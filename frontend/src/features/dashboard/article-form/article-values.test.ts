import { describe, expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { articleBody } from '@artha/contract/article-body'
import { sectionBuilder } from '../../../mocks/data/article-builder.ts'
import { deskArticleBuilder } from '../../../mocks/data/desk-builder.ts'
import { isDirty } from '../editor/form-dirty.ts'
import { articleValuesIn, bodyOfArticle, emptyArticle, valuesOfArticle } from './article-values.ts'

describe('an article in its form', () => {
  const stored = deskArticleBuilder({ createdAt: '2026-11-18T06:30:41.123Z' })
  const values = valuesOfArticle(stored)

  it('shows its time by the clock in India, and keeps it where it was not changed', () => {
    expect(values.appearsAt).toBe('2026-11-18T12:00')
    expect(bodyOfArticle({ ...values, title: 'Another' }, values)).toMatchObject({ title: 'Another', createdAt: '' })
  })

  it.each([
    ['2026-11-22T09:00', '2026-11-22T03:30:00.000Z'],
    ['', ''],
    ['never', 'never'],
  ])('sends the time "%s" as "%s"', (appearsAt, createdAt) => {
    expect(bodyOfArticle({ ...values, appearsAt }, values).createdAt).toBe(createdAt)
  })

  it('sends no field of the form’s own', () => {
    const body = bodyOfArticle(values, values)
    expect(Object.keys(body).sort()).toEqual(Object.keys(articleBody.shape).sort())
    expect(body.sections.map((section) => Object.keys(section).sort())).toEqual([['description', 'imageAlt', 'imageUrl', 'subtitle']])
  })

  it('leaves empty what was not written and is filled in for readers', () => {
    const unsigned = deskArticleBuilder({ filledIn: ['standfirst', 'byline'] })
    expect(bodyOfArticle(valuesOfArticle(unsigned), emptyArticle)).toMatchObject({ standfirst: '', byline: '' })
    expect(bodyOfArticle(values, values)).toMatchObject({ standfirst: stored.standfirst, byline: stored.byline })
  })

  it('sends back the sources as they are stored, and none to clear them', () => {
    const source = { title: 'Press release', authority: 'RBI', address: 'https://www.rbi.org.in/x', checkedOn: '2026-10-12' }
    const withSource = valuesOfArticle({ ...stored, sources: [{ ...source, document: '' }] })
    expect(withSource.sources).toEqual([{ id: 'p1', ...source }])
    expect(bodyOfArticle(withSource, withSource).sources).toEqual([source])
    expect(bodyOfArticle({ ...withSource, sources: [] }, withSource).sources).toEqual([])
    expect(articleValuesIn(JSON.parse(JSON.stringify(withSource)))).toEqual(withSource)
  })

  it('sends back what else it has as it is stored, and what is empty to clear it', () => {
    const extras = {
      authors: [{ name: 'Artha tax desk', qualification: 'Chartered accountant', registration: '' }],
      caption: 'A counter.',
      credit: 'Illustration: Artha',
      shortVersion: { lines: ['One.', 'Two.'], figure: '₹500', figureSays: 'a year', appliesTo: 'All', doBy: '', costsOrSaves: '' },
      figureData: [
        {
          kind: 'slope' as const,
          title: 'Repo',
          unit: 'percent' as const,
          after: 2,
          source: 'RBI',
          address: '',
          date: '2026-10-08',
          fromLabel: 'Before',
          toLabel: 'Now',
          rows: [{ label: 'Repo', from: 6.5, to: 5.25 }],
        },
      ],
      slug: 'repo',
      seo: { title: 'Repo, explained', description: '', picture: '', canonical: '', noindex: true },
      tags: ['repo rate', 'EMI'],
      unmarkedTerms: ['emi', 'repo-rate'],
      showsVersions: true as const,
    }
    const full = valuesOfArticle({ ...stored, ...extras })
    expect(bodyOfArticle(full, full)).toMatchObject(extras)
    expect(safeParse(articleBody, bodyOfArticle(full, full)).error?.issues).toBeUndefined()
    expect(articleValuesIn(JSON.parse(JSON.stringify(full)))).toEqual(full)
    const none = {
      authors: [],
      caption: '',
      figureData: [],
      slug: '',
      tags: [],
      unmarkedTerms: [],
      showsVersions: false,
      shortVersion: { lines: [], figure: '' },
      seo: { noindex: false },
    }
    expect(bodyOfArticle(values, values)).toMatchObject(none)
  })

  it('leaves out what the Studio left unfinished, until somebody touches it here', () => {
    const source = { title: 'Press release', authority: 'RBI', document: '', address: '', checkedOn: '2026-10-12' }
    const shortVersion = { lines: [], figure: '', figureSays: '', appliesTo: 'All', doBy: '', costsOrSaves: '' }
    const unfinished = valuesOfArticle({ ...stored, sources: [source], shortVersion })
    const body = bodyOfArticle({ ...unfinished, title: 'Another' }, unfinished)
    expect(Object.keys(body)).not.toContain('sources')
    expect(Object.keys(body)).not.toContain('shortVersion')
    expect(safeParse(articleBody, body).error?.issues).toBeUndefined()
    const touched = bodyOfArticle({ ...unfinished, shortLines: 'One.', sources: [] }, unfinished)
    expect(touched).toMatchObject({ sources: [], shortVersion: { lines: ['One.'], appliesTo: 'All' } })
    expect(bodyOfArticle({ ...unfinished, doBy: 'July' }, unfinished).shortVersion).toMatchObject({ lines: [], doBy: 'July' })
  })

  it('from before there were sections has the section that readers see', () => {
    const legacy = deskArticleBuilder({ sections: [], content: 'Old text', imageUrl: '/uploads/old.jpg', subcategory: 'News' })
    expect(valuesOfArticle(legacy).sections).toEqual([
      { id: 'p1', subtitle: 'News', description: 'Old text', imageUrl: '/uploads/old.jpg', imageAlt: '' },
    ])
  })

  it('survives being kept as a draft', () => {
    expect(articleValuesIn(JSON.parse(JSON.stringify(values)))).toEqual(values)
  })

  it.each([null, 7, 'text', [], { sections: 'none', title: 5, featured: 'yes' }, { sections: [] }])('is empty where %j was kept', (kept) => {
    expect(articleValuesIn(kept)).toEqual(emptyArticle)
  })

  it('is dirty when something differs', () => {
    expect(isDirty(values, valuesOfArticle(stored))).toBe(false)
    expect(isDirty({ ...values, featured: true }, values)).toBe(true)
    expect(isDirty(valuesOfArticle({ ...stored, sections: [...stored.sections, sectionBuilder()] }), values)).toBe(true)
  })
})
