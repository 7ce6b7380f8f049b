import { errorStatus } from '@artha/contract/errors'
import type { oas31 } from 'zod-openapi'
import { referencedName } from '../schema-reference'
import { escaped, withCode } from './html'
import { shapeOf } from './shape-of'

type Parameters = Record<string, oas31.ParameterObject | oas31.ReferenceObject>

export interface DescribedOperation {
  method: string
  path: string
  operation: oas31.OperationObject
}

const example = (title: string, value: unknown) =>
  value === undefined ? '' : `<details><summary>${title}</summary><pre><code>${escaped(JSON.stringify(value, null, 2))}</code></pre></details>`

function parameterRow(parameter: oas31.ParameterObject): string {
  const shape = parameter.schema === undefined ? '' : shapeOf(parameter.schema)
  return `<tr><th scope="row"><code>${escaped(parameter.name)}</code></th><td>${parameter.in}</td><td>${shape}${parameter.required ? '' : ', optional'}</td>
<td>${withCode(parameter.description ?? '')}</td></tr>`
}

function parametersTable(caption: string, given: (oas31.ParameterObject | oas31.ReferenceObject)[], shared: Parameters): string {
  if (given.length === 0) return ''
  const rows = given.flatMap((each) => {
    const parameter = '$ref' in each ? shared[referencedName(each)] : each
    return parameter === undefined || '$ref' in parameter ? [] : parameter
  })
  return `<table><caption>${escaped(caption)}</caption>
<thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Shape</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows.map(parameterRow).join('\n')}</tbody></table>`
}

function sentPart(body: oas31.RequestBodyObject | oas31.ReferenceObject | undefined): string {
  const [entry] = Object.entries(body === undefined || '$ref' in body ? {} : body.content)
  if (entry === undefined) return ''
  const [mediaType, content] = entry
  const { schema = {} } = content
  const shown: unknown = content.example
  return `<h4>Request <code>${mediaType}</code></h4>
<pre><code>${shapeOf(schema)}</code></pre>
${example('Example request', shown)}`
}

function answerPart(status: string, answer: oas31.ResponseObject): string {
  const [mediaType, content] = Object.entries(answer.content ?? {})[0] ?? []
  const headers = Object.keys(answer.headers ?? {})
  return `<h4>Answer <code>${status}</code> ${mediaType === undefined ? 'a redirect' : `<code>${mediaType}</code>`}</h4>
${mediaType === 'application/json' && content?.schema !== undefined ? `<pre><code>${shapeOf(content.schema)}</code></pre>` : ''}
${headers.length === 0 ? '' : `<p>With the header${headers.length > 1 ? 's' : ''} ${headers.map((name) => `<code>${name}</code>`).join(', ')}.</p>`}
${example('Example answer', content?.example)}`
}

/** Renders the refusals of an operation, each linked to its explanation. */
function refusalsPart(statuses: string[]): string {
  const codes = Object.entries(errorStatus).filter(([, status]) => statuses.includes(String(status)))
  if (codes.length === 0) return ''
  return `<p class="refusals">Refusals: ${codes.map(([code, status]) => `<a href="#refusal-${code}">${status} ${code}</a>`).join(', ')}</p>`
}

/** Renders one operation: access, request and responses. */
export function operationSection({ method, path, operation }: DescribedOperation, shared: Parameters): string {
  const answers = Object.entries(operation.responses ?? {})
  const id = operation.operationId ?? ''
  return `<article id="${id}" aria-labelledby="${id}-title">
<h3 id="${id}-title">${withCode(operation.summary ?? '')}</h3>
<p class="address"><b>${method.toUpperCase()}</b> <code>${escaped(path).replaceAll('/', '/<wbr>')}</code></p>
<p class="access">${escaped(operation.description ?? '')}</p>
${parametersTable(`Parameters of ${method.toUpperCase()} ${path}`, operation.parameters ?? [], shared)}
${sentPart(operation.requestBody)}
${answers
  .filter(([status]) => /^[23]/.test(status))
  .map(([status, answer]: [string, oas31.ResponseObject]) => answerPart(status, answer))
  .join('\n')}
${refusalsPart(answers.map(([status]) => status))}
</article>`
}
