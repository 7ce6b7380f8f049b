import { namesOf } from '@artha/contract/names-of'
import { errorStatus, type ErrorCode } from '@artha/contract/errors'
import type { oas31 } from 'zod-openapi'
import { escaped, withCode } from './html'
import { operationSection, type DescribedOperation } from './operation-section'
import { shapeId, shapeOf } from './shape-of'

/** Allows our own style sheet, icon and links, and no scripts. */
export const apiPagePolicy = "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

const describedIn = ({ paths = {} }: oas31.OpenAPIObject): DescribedOperation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] === undefined ? [] : [{ method, path, operation: item[method] }])),
  )

const chapterId = (name: string) => `chapter-${name.toLowerCase()}`

const contentsOf = (name: string, described: DescribedOperation[]) => `<li><a href="#${chapterId(name)}">${escaped(name)}</a>
<ul>${described.map(({ operation }) => `<li><a href="#${operation.operationId ?? ''}">${withCode(operation.summary ?? '')}</a></li>`).join('\n')}</ul></li>`

const chapterSection = (
  { name, description = '' }: oas31.TagObject,
  described: DescribedOperation[],
  shared: Parameters<typeof operationSection>[1],
) =>
  `<section aria-labelledby="${chapterId(name)}"><h2 id="${chapterId(name)}">${escaped(name)}</h2>
<p>${escaped(description)}</p>
${described.map((each) => operationSection(each, shared)).join('\n')}</section>`

const shapesSection = (schemas: NonNullable<oas31.ComponentsObject['schemas']>) => `<section aria-labelledby="shapes"><h2 id="shapes">Shapes</h2>
<p>A <code>?</code> marks an optional field; its default follows <code>=</code>.</p>
${Object.entries(schemas)
  .map(([name, schema]) => `<h3 id="${shapeId(name)}">${name}</h3>\n<pre><code>${shapeOf(schema)}</code></pre>`)
  .join('\n')}</section>`

const refusalsSection = (words: Record<ErrorCode, string>) => `<section aria-labelledby="refusals"><h2 id="refusals">Refusals</h2>
<p>Every refusal is a <a href="#${shapeId('Refusal')}">Refusal</a>; its <code>code</code> determines its status. Any address may answer 405 or, on an error of ours, 500.</p>
<dl>${namesOf(words)
  .map((code) => `<dt id="refusal-${code}">${errorStatus[code]} <code>${code}</code></dt><dd>${withCode(words[code])}</dd>`)
  .join('\n')}</dl></section>`

/** Renders the description of the API as one page without scripts. */
export function apiPage(document: oas31.OpenAPIObject, refusalTexts: Record<ErrorCode, string>): string {
  const { info, tags = [], servers = [], components = {} } = document
  const all = describedIn(document)
  const of = (name: string) => all.filter(({ operation }) => operation.tags?.includes(name))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs.css">
<title>${escaped(info.title)}</title>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header><h1>${escaped(info.title)}</h1>
<p>${withCode(info.description ?? '')}</p>
<p>The API is at <code>${escaped(servers[0]?.url ?? '')}</code>. The same for programs: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI ${escaped(document.openapi)}).</p>
</header>
<nav aria-label="Contents"><ul>
${tags.map(({ name }) => contentsOf(name, of(name))).join('\n')}
<li><a href="#shapes">Shapes</a></li><li><a href="#refusals">Refusals</a></li></ul></nav>
<main id="content" tabindex="-1">
${tags.map((tag) => chapterSection(tag, of(tag.name), components.parameters ?? {})).join('\n')}
${shapesSection(components.schemas ?? {})}
${refusalsSection(refusalTexts)}
</main>
</body>
</html>
`
}
