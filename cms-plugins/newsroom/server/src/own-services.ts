import type { AuditPage, AuditQuery } from '@artha/contract/studio-access'
import type { Core } from '@strapi/strapi'
import type { bin } from './services/bin'
import type { held } from './services/held'
import type { messages } from './services/messages'
import type { notShown } from './services/not-shown'
import type { scheduled } from './services/scheduled'
import type { site } from './services/site'
import type { NewsroomSettings } from './settings'

interface Services {
  bin: ReturnType<typeof bin>
  held: ReturnType<typeof held>
  messages: ReturnType<typeof messages>
  notShown: ReturnType<typeof notShown>
  scheduled: ReturnType<typeof scheduled>
  site: ReturnType<typeof site>
}

/** A service of this plugin with its own types, which Strapi's look-up by name has lost. */
export const ownService = <Name extends keyof Services>(strapi: Core.Strapi, name: Name): Services[Name] =>
  strapi.plugin('newsroom').service(name) as unknown as Services[Name]

export const ownSetting = <Name extends keyof NewsroomSettings>(strapi: Core.Strapi, name: Name): NewsroomSettings[Name] =>
  strapi.plugin('newsroom').config<NewsroomSettings[Name]>(name)

export const kindNamed = (strapi: Core.Strapi, kind: string) => ownSetting(strapi, 'kinds').find((each) => each.kind === kind)

interface AuditTrail {
  page: (query: AuditQuery, subjects: readonly string[]) => Promise<AuditPage>
  namesOf: (people: string[]) => Promise<Map<string, string>>
}

interface Audit {
  record: (entry: { actor: string; action: string; subject: string; details?: object }) => Promise<void>
}

/** What this plugin asks of the one that knows people: to note who did what, and to tell it again. */
export const auditOf = (strapi: Core.Strapi): Audit => strapi.plugin('accounts').service('audit')
export const auditTrailOf = (strapi: Core.Strapi): AuditTrail => strapi.plugin('accounts').service('auditTrail')
