import { rowsOf } from '@artha/base/rows'
import { strapiService } from '@artha/base/strapi-service'
import type { Core } from '@strapi/strapi'
import { fieldsIn, newRights, type FieldsByType, type Right } from './new-rights'

interface Action {
  actionId: string
  section: string
}

interface ContentTypeService {
  getPermissionsWithNestedFields: (
    actions: Action[],
    options: { restrictedSubjects: string[] },
  ) => { action: string; subject: string; properties: { fields?: string[] } }[]
}

interface RoleService {
  addPermissions: (roleId: number, permissions: object[]) => Promise<unknown>
}

interface PermissionRow {
  id: number
  action: string
  subject: string | null
  properties: { fields?: string[] } | null
}

interface RoleRow {
  id: number
  code: string
  permissions: PermissionRow[]
}

type OwnRight = Right & { row: PermissionRow }

const publish = 'plugin::content-manager.explorer.publish'
interface RoleOfStart {
  conditions: readonly string[]
  /** An action that the role never gets; '' if it gets all. */
  without: string
}

const anywhere: RoleOfStart = { conditions: [], without: '' }

/** The roles that Strapi creates besides Super Admin, with their limits. */
const defaultRoles: Readonly<Record<string, RoleOfStart>> = {
  'strapi-editor': anywhere,
  'strapi-author': { conditions: ['admin::is-creator'], without: publish },
}

const isOurs = (subject: string) => subject.startsWith('api::')

/** Returns the rights that Strapi gives an Editor at the first start of a new installation. */
function defaultRights(strapi: Core.Strapi): Right[] {
  const { actionProvider } = strapiService<{ actionProvider: { values: () => Action[] } }>(strapi, 'admin::permission')
  const actions = actionProvider.values().filter(({ section }) => section === 'contentTypes')
  const types: Partial<Record<string, { pluginOptions?: object }>> = { ...strapi.contentTypes }
  const restrictedSubjects = Object.keys(types).filter((uid) => isHidden(types[uid]?.pluginOptions))
  return strapiService<ContentTypeService>(strapi, 'admin::content-type')
    .getPermissionsWithNestedFields(actions, { restrictedSubjects })
    .filter(({ subject }) => isOurs(subject))
    .map(({ action, subject, properties: { fields } }) => ({ action, subject, ...(fields && { fields }) }))
}

function isHidden(options: object | undefined): boolean {
  const manager: unknown = options && 'content-manager' in options ? options['content-manager'] : undefined
  return typeof manager === 'object' && manager !== null && 'visible' in manager && manager.visible === false
}

const rightsOf = ({ permissions }: RoleRow): OwnRight[] =>
  permissions.flatMap((row) =>
    row.subject === null || !isOurs(row.subject)
      ? []
      : [{ row, action: row.action, subject: row.subject, ...(row.properties?.fields && { fields: row.properties.fields }) }],
  )

const isFieldsByType = (value: unknown): value is FieldsByType => typeof value === 'object' && value !== null

async function giveTo(strapi: Core.Strapi, role: RoleRow, first: readonly Right[], known: FieldsByType): Promise<void> {
  const { conditions, without } = defaultRoles[role.code] ?? anywhere
  const { given, widened } = newRights(
    first.filter(({ action }) => action !== without),
    rightsOf(role),
    known,
  )
  const permissions = given.map(({ action, subject, fields }) => ({ action, subject, properties: fields ? { fields } : {}, conditions }))
  if (permissions.length > 0) await strapiService<RoleService>(strapi, 'admin::role').addPermissions(role.id, permissions)
  for (const { right, fields } of widened)
    await strapi.db.query('admin::permission').update({ where: { id: right.row.id }, data: { properties: { ...right.row.properties, fields } } })
}

/**
 * Gives Editors and Authors the rights to types and fields of later versions, because Strapi does so only at an installation's first start. Each
 * right is given once; what a Super Admin removes stays removed. Without stored rights of an earlier version, the rights of all roles besides
 * Super Admin count as known.
 */
export async function grantNewRights(strapi: Core.Strapi): Promise<void> {
  const noted = strapi.store({ type: 'core', name: 'artha', key: 'studio-rights' })
  const first = defaultRights(strapi)
  const today = fieldsIn(first)
  const before: unknown = await noted.get({})
  if (JSON.stringify(before) === JSON.stringify(today)) return
  const roles = await rowsOf<RoleRow>(strapi, 'admin::role').findMany({ populate: { permissions: true } })
  const others = roles.filter(({ code }) => code !== 'strapi-super-admin')
  const known = isFieldsByType(before) ? before : fieldsIn(others.flatMap(rightsOf))
  await strapi.db.transaction(async () => {
    for (const role of others.filter(({ code }) => code in defaultRoles)) await giveTo(strapi, role, first, known)
    await noted.set({ value: today })
  })
}
