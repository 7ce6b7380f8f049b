/** The User type of users-permissions, to which the accounts plugin adds columns. */
export const userType = 'plugin::users-permissions.user'

/** A row of the User type, as the query engine returns it. The password hash is selected only where a password is checked. */
export interface UserRow {
  id: number
  documentId: string
  username: string
  email: string
  isAdmin: boolean
  isAllowedToCreate: boolean
  isSubscribed: boolean
  /** True if a creator may publish without review; null in rows from before there was review. */
  mayPublish: boolean | null
  blocked: boolean
  /** True if the user has proved to own the address: by a code sent to it, or by Google. */
  confirmed: boolean
  createdAt: Date | string
}

/** The columns of `UserRow`. None of them is secret. */
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
