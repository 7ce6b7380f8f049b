import type { Exchange } from '@artha/base/exchange'
import type { Endpoint, EndpointName } from '@artha/contract/endpoints'
import { refuse } from '@artha/contract/refusals'

/** A form with a file, and the one click of a mail program, which has a form of its own (RFC 8058). */
const takesForms: readonly EndpointName[] = ['uploadMedia', 'unsubscribeOneClick']
const takesBodies: readonly Endpoint['method'][] = ['POST', 'PUT', 'PATCH']

/**
 * Holds a body to being JSON and saying so. Browsers send texts and forms to other sites' addresses without asking first;
 * JSON they do not. Answers whether the request may go on.
 */
export function typeFits(name: EndpointName, { method }: Endpoint, ctx: Exchange): boolean {
  if (takesForms.includes(name) || !takesBodies.includes(method)) return true
  const hasBody = ctx.get('transfer-encoding') !== '' || Number(ctx.get('content-length')) > 0
  if (!hasBody || /^application\/json\s*(?:;|$)/i.test(ctx.get('content-type'))) return true
  refuse(ctx, 'unsupported-media-type', 'Only JSON is accepted here.')
  return false
}
