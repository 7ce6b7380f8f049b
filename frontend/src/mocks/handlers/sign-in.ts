import { openSession } from '../../api/session.ts'
import { mockUsers, mockToken, type MockRole } from '../data/users.ts'

/** As if this person had logged in before. */
export const signInAs = (role: MockRole) => openSession(mockToken(role), mockUsers[role])
