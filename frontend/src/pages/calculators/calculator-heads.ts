import { calculatorMetas } from '../../features/calculators/calculator-metas.ts'
import type { Head, HeadContext } from '../page-route.ts'
import { calculatorSharePicture } from '../share-picture.ts'
import { breadcrumbData } from '../structured-data.ts'
import { calculatorsTrail } from './calculator-trails.ts'

const all = { name: calculatorsTrail.name, path: '/calculators' }

interface HeadTexts {
  path: string
  name: string
  title: string
  description: string
}

const calculatorHead =
  ({ path, name, title, description }: HeadTexts) =>
  (site: HeadContext): Head => ({
    title,
    description,
    canonicalPath: path,
    // Only the server's HTML needs the share picture
    ...(import.meta.env.SSR && path.endsWith('-calculator') && { image: calculatorSharePicture(path) }),
    jsonLd: [breadcrumbData(site, [all, { name, path }])],
  })

export const calculatorsHead = (site: HeadContext): Head => ({
  title: 'Calculators',
  description: 'Loan, insurance, net worth, budget, investment, credit score and revenue on one page, with results as you type.',
  canonicalPath: all.path,
  jsonLd: [breadcrumbData(site, [all])],
})

export const accuracyHead = calculatorHead({
  path: '/calculators/accuracy',
  name: 'Accuracy',
  title: 'How accurate our calculators are',
  description: 'Published figures for loans, deposits and investments next to ours: source, expected, ours and the difference.',
})

/** The heads of all calculators by path. */
export const calculatorHeads = Object.fromEntries(calculatorMetas.map((meta) => [meta.path, calculatorHead(meta)]))
