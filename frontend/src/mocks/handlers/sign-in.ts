import { openSession } from '../../api/session.ts'
import { mockUsers, mockToken, type MockRole } from '../data/users.ts'

/** Stores a session of this role, as after a login. */
export const signInAs = (role: MockRole) => openSession(mockToken(role), mockUsers[role])
