import { termPath } from '@artha/contract/term-marks'
import { answerIn } from '../../api/cached-answer.ts'
import type { Head, HeadContext } from '../page-route.ts'
import { absoluteUrl, breadcrumbData } from '../structured-data.ts'

const path = '/glossary'
const name = 'Glossary'
const setId = (context: HeadContext) => absoluteUrl(`${path}#terms`, context)

export const glossaryHead = (context: HeadContext): Head => ({
  title: 'Glossary: financial terms in plain English',
  description: 'What EMI, APR, HRA, SIP, NAV and many other terms mean in loans, tax, saving and insurance, each with an example and its Hindi name.',
  canonicalPath: path,
  jsonLd: [
    breadcrumbData(context, [{ name, path }]),
    {
      '@context': 'https://schema.org',
      '@type': 'DefinedTermSet',
      '@id': setId(context),
      name,
      url: absoluteUrl(path, context),
      inLanguage: 'en-IN',
    },
  ],
})

export function termHead(context: HeadContext): Head {
  const { key = '' } = context.params
  const term = answerIn(context.answers, 'readTerm', { key })
  if (term === undefined) return { title: name, description: 'A financial term.', canonicalPath: `${path}/${encodeURIComponent(key)}`, noindex: true }
  const own = termPath(term.slug)
  const otherNames = [...term.aliases, term.hindiName].filter((each) => each !== '')
  return {
    title: `${term.name}: what it means`,
    description: term.meaning,
    canonicalPath: own,
    jsonLd: [
      breadcrumbData(context, [
        { name, path },
        { name: term.name, path: own },
      ]),
      {
        '@context': 'https://schema.org',
        '@type': 'DefinedTerm',
        name: term.name,
        ...(otherNames.length > 0 && { alternateName: otherNames }),
        description: term.meaning,
        url: absoluteUrl(own, context),
        inDefinedTermSet: setId(context),
      },
    ],
  }
}
