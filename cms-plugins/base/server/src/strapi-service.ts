import type { Core } from '@strapi/strapi'

/** A service of Strapi's own, by the part of it that the caller uses. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller alone knows which part it uses
export function strapiService<Service extends object>(strapi: Core.Strapi, uid: Parameters<Core.Strapi['service']>[0]): Service {
  const service: object = strapi.service(uid)
  // Strapi gives its services without types.
  return service as Service
}
