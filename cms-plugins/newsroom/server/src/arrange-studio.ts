import type { Core } from '@strapi/strapi'
import { ownSetting } from './own-settings'
import { sameView, viewOf, type StoredView, type StudioForm } from './rules/studio-form'

interface ViewService {
  findConfiguration: (model: object) => Promise<StoredView>
  updateConfiguration: (model: object, view: StoredView) => Promise<unknown>
}

/** Returns the content manager's service that stores the view of a type, and its model. Content types and components have one each. */
function viewStoreOf(strapi: Core.Strapi, uid: string): { service: ViewService; model: object } {
  const manager = strapi.plugin('content-manager')
  const contentTypes: Partial<Record<string, object>> = { ...strapi.contentTypes }
  const components: Partial<Record<string, object>> = { ...strapi.components }
  const type = contentTypes[uid]
  if (type !== undefined) return { service: manager.service('content-types'), model: type }
  const component = components[uid]
  if (component !== undefined) return { service: manager.service('components'), model: component }
  throw new Error(`newsroom: there is no ${uid} to arrange in the Studio`)
}

const isView = (value: unknown): value is StoredView => typeof value === 'object' && value !== null && 'layouts' in value

/**
 * Writes a form's layout from the code into the Studio. If an administrator has changed the layout since, it stays. Two replicas that
 * start at once write the same.
 */
async function arrange(strapi: Core.Strapi, form: StudioForm): Promise<void> {
  const { service, model } = viewStoreOf(strapi, form.uid)
  const written = strapi.store({ type: 'plugin', name: 'newsroom', key: `view::${form.uid}` })
  const { settings, metadatas, layouts } = await service.findConfiguration(model)
  const stored = { settings, metadatas, layouts }
  const before = await written.get({})
  if (isView(before) && !sameView(before, stored)) return
  const view = viewOf(form, stored)
  await service.updateConfiguration(model, view)
  await written.set({ value: view })
}

export async function arrangeStudio(strapi: Core.Strapi): Promise<void> {
  for (const form of ownSetting(strapi, 'studioForms')) await arrange(strapi, form)
}
