import type { Exchange } from '@artha/base/exchange'
import type { Endpoint, EndpointName } from '@artha/contract/endpoints'
import { refuse } from '@artha/contract/refusals'

/** The upload form, and the one-click form of mail programs (RFC 8058). */
const takesForms: readonly EndpointName[] = ['uploadMedia', 'unsubscribeOneClick']
const takesBodies: readonly Endpoint['method'][] = ['POST', 'PUT', 'PATCH']

/**
 * Requires JSON bodies with a JSON content type, because browsers send texts and forms to other sites without a preflight, but not JSON. Returns
 * true if the request may continue.
 */
export function checkContentType(name: EndpointName, { method }: Endpoint, ctx: Exchange): boolean {
  if (takesForms.includes(name) || !takesBodies.includes(method)) return true
  const hasBody = ctx.get('transfer-encoding') !== '' || Number(ctx.get('content-length')) > 0
  if (!hasBody || /^application\/json\s*(?:;|$)/i.test(ctx.get('content-type'))) return true
  refuse(ctx, 'unsupported-media-type', 'Only JSON is accepted here.')
  return false
}
