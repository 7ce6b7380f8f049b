import type { Core } from '@strapi/strapi'

/** Returns one of Strapi's own services, typed as the part that the caller uses. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller alone knows which part it uses
export function strapiService<Service extends object>(strapi: Core.Strapi, uid: Parameters<Core.Strapi['service']>[0]): Service {
  const service: object = strapi.service(uid)
  // Strapi's services have no types.
  return service as Service
}
