import { endpoints, type Endpoint } from '@artha/contract/endpoints'

const patterned = Object.values<Endpoint>(endpoints).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i'),
}))

/** Returns the methods of a documented address, as for an Allow header; none if it is no endpoint. */
export function allowedMethods(path: string): string[] {
  const methods = patterned.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))]
}
