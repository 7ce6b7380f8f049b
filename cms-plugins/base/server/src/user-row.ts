/** The User type of users-permissions, which this plugin gives its columns. */
export const userType = 'plugin::users-permissions.user'

/** A row of it as the query engine answers it; the password hash is read only where a password is checked. */
export interface UserRow {
  id: number
  documentId: string
  username: string
  email: string
  isAdmin: boolean
  isAllowedToCreate: boolean
  isSubscribed: boolean
  /** Whether a creator may publish while texts are reviewed; null in rows from before there was review. */
  mayPublish: boolean | null
  blocked: boolean
  /** Whether the user has proved to own the address: by a code sent to it, or by Google. */
  confirmed: boolean
  createdAt: Date | string
}

/** Everything in `UserRow`, by name, and nothing secret. */
export const userColumns = [
  'id',
  'documentId',
  'username',
  'email',
  'isAdmin',
  'isAllowedToCreate',
  'isSubscribed',
  'mayPublish',
  'blocked',
  'confirmed',
  'createdAt',
] as const satisfies (keyof UserRow)[]
